import type { HouseholdData } from '#server/platform/context.ts'
import { deleteFeedsOfLearner, exportCalendars } from './calendar/store.ts'
import { deleteOnboardings, listSetUp } from './store.ts'
import { deleteOfAccount, exportWatched, findKyc, findWhatsAppNumber, moveShown } from './store-family.ts'

export const household: HouseholdData<'onboarding'> = {
  tables: {
    'onboarding.calendar_feed': { exported: 'onboarding.calendars', erased: 'GONE', merged: 'MOVED' },
    'onboarding.kyc': { exported: 'onboarding.document', erased: 'GONE', merged: 'MOVED' },
    'onboarding.onboarding': { exported: 'onboarding.setUp', erased: 'GONE' },
    'onboarding.watching': { exported: 'onboarding.filmsWatched', erased: 'GONE' },
    'onboarding.whatsapp_number': { exported: 'onboarding.whatsAppNumber', erased: 'GONE', merged: 'MOVED' },
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
