import type { HouseholdData } from '#server/platform/points/household-data.ts'
import { deleteFeedsOfLearner, exportCalendars } from './calendar/store.ts'
import { deleteOnboardings, listSetUp } from './store.ts'
import { deleteOfAccount, exportWatched, findKyc, findWhatsAppNumber, moveShown } from './store-family.ts'
import { rowsBy } from '#server/platform/personal/personal-table.ts'

export const household: HouseholdData<'onboarding'> = {
  tables: {
    'onboarding.calendar_feed': {
      exported: 'onboarding.calendars',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Calendar links', 'account_id', 'learner_id'),
    },
    'onboarding.kyc': {
      exported: 'onboarding.document',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('Identity documents', 'account_id'),
    },
    'onboarding.onboarding': {
      exported: 'onboarding.setUp',
      erased: 'GONE',
      counted: rowsBy('Welcome visits', 'learner_id'),
    },
    'onboarding.watching': {
      exported: 'onboarding.filmsWatched',
      erased: 'GONE',
      counted: rowsBy('Films watched', 'learner_id'),
    },
    'onboarding.whatsapp_number': {
      exported: 'onboarding.whatsAppNumber',
      erased: 'GONE',
      merged: 'MOVED',
      counted: rowsBy('WhatsApp numbers', 'account_id'),
    },
  },
  async exportAccount({ db }, accountId) {
    const [calendars, whatsAppNumber, document] = await Promise.all([
      exportCalendars(db, accountId),
      findWhatsAppNumber(db, accountId),
      findKyc(db, accountId),
    ])
    return { calendars, whatsAppNumber: whatsAppNumber ?? null, document: document ?? null }
  },
  async exportLearner({ db }, learnerId) {
    const [setUp, filmsWatched] = await Promise.all([listSetUp(db, learnerId), exportWatched(db, learnerId)])
    return { setUp, filmsWatched }
  },
  move: moveShown,
  eraseAccount: ({ db }, accountId) => deleteOfAccount(db, accountId),
  async eraseLearner({ db }, learnerId) {
    await deleteOnboardings(db, learnerId)
    await deleteFeedsOfLearner(db, learnerId)
  },
}
