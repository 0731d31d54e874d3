import {
  allowedPreference,
  LEAST_PREFERENCE,
  whyNot,
  type MessageConsents,
} from '#core/modules/profiles/notification.ts'
import { profileErrors as errors } from '#core/modules/profiles/errors.ts'
import type { Preference, PreferenceView } from '#core/modules/profiles/profile.ts'
import type { ConsentPurpose } from '#core/modules/consent/consent.ts'
import type { NotificationPreference } from '#core/taxonomy/notice.ts'
import { zonesOf } from '#core/taxonomy/zone.ts'
import { findAccount, listLearnersOfAccounts } from '#server/modules/accounts/index.ts'
import { listConsenting } from '#server/modules/consent/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listPreferences, savePreference } from './store.ts'

/** The chosen preferences, without those that need a consent which is no longer given. */
export async function viewPreference(ctx: Ctx, accountId: string): Promise<PreferenceView> {
  const [preference, account] = await Promise.all([noticePreference(ctx.db, accountId), findAccount(ctx.db, accountId)])
  return { ...writable(preference), zones: [...zonesOf(account?.phone ?? '')] }
}

/** The same for a message that is about to leave. */
export async function noticePreference(db: Db, accountId: string): Promise<NotificationPreference> {
  const [standing] = await listMessageStandings(db, [accountId])
  return standing?.preference ?? LEAST_PREFERENCE
}

export interface MessageStanding {
  readonly accountId: string
  /** Without channels it has not agreed to. */
  readonly preference: NotificationPreference
  readonly consents: MessageConsents
  /** It has chosen, and not to be called. */
  readonly isDoNotCall: boolean
}

/** The preferences and consents of these households. A household without learners has agreed to nothing. */
export async function listMessageStandings(db: Db, accountIds: readonly string[]): Promise<MessageStanding[]> {
  const [chosen, consents] = await Promise.all([listPreferences(db, accountIds), consentsOf(db, accountIds)])
  return accountIds.map((accountId) => {
    const choice = chosen.get(accountId)
    const given = consents.get(accountId) ?? { offers: false, whatsApp: false }
    return {
      accountId,
      preference: allowedPreference(choice ?? LEAST_PREFERENCE, given),
      consents: given,
      isDoNotCall: choice?.mayCall === false,
    }
  })
}

export async function choosePreference(ctx: Ctx, accountId: string, chosen: Preference): Promise<PreferenceView> {
  const [standing] = await listMessageStandings(ctx.db, [accountId])
  const refusal = whyNot(chosen.channels, standing?.consents ?? { offers: false, whatsApp: false })
  if (refusal) throw errors[refusal]()
  await savePreference(ctx.db, accountId, chosen, ctx.now())
  return viewPreference(ctx, accountId)
}

function writable({ channels: { PAYMENTS, CLASSES, REPORTS, OFFERS }, ...rest }: NotificationPreference): Preference {
  return {
    ...rest,
    channels: { PAYMENTS: [...PAYMENTS], CLASSES: [...CLASSES], REPORTS: [...REPORTS], OFFERS: [...OFFERS] },
  }
}

/** A household has agreed when it has for one of its learners. */
async function consentsOf(db: Db, accountIds: readonly string[]): Promise<Map<string, MessageConsents>> {
  const learners = await listLearnersOfAccounts(db, accountIds)
  const learnerIds = [...new Set(learners.map(({ learnerId }) => learnerId))]
  const consenting = async (purpose: ConsentPurpose) => new Set(await listConsenting(db, learnerIds, purpose))
  const [offers, whatsApp] = await Promise.all([consenting('PARENT_MARKETING'), consenting('WHATSAPP')])
  return new Map(
    [...Map.groupBy(learners, ({ accountId }) => accountId)].map(([accountId, own]) => [
      accountId,
      {
        offers: own.some(({ learnerId }) => offers.has(learnerId)),
        whatsApp: own.some(({ learnerId }) => whatsApp.has(learnerId)),
      },
    ]),
  )
}
