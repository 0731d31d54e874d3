import {
  allowedPreference,
  LEAST_PREFERENCE,
  whyNot,
  type MessageConsents,
} from '#core/modules/profiles/notification.ts'
import { profileErrors as errors } from '#core/modules/profiles/errors.ts'
import type { Preference } from '#core/modules/profiles/profile.ts'
import type { NotificationPreference } from '#core/taxonomy/notice.ts'
import { listLearners } from '#server/modules/accounts/index.ts'
import { hasConsent } from '#server/modules/consent/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { findPreference, savePreference } from './store.ts'

/** The chosen preferences, without those that need a consent which is no longer given. */
export async function viewPreference(ctx: Ctx, accountId: string): Promise<Preference> {
  return writable(await noticePreference(ctx.db, accountId))
}

/** The same for a message that is about to leave. A household without learners has agreed to nothing. */
export async function noticePreference(db: Db, accountId: string): Promise<NotificationPreference> {
  const [chosen, consents] = await Promise.all([findPreference(db, accountId), consentsOf(db, accountId)])
  return allowedPreference(chosen ?? LEAST_PREFERENCE, consents)
}

export async function choosePreference(ctx: Ctx, accountId: string, chosen: Preference): Promise<Preference> {
  const refusal = whyNot(chosen.channels, await consentsOf(ctx.db, accountId))
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
async function consentsOf(db: Db, accountId: string): Promise<MessageConsents> {
  const learners = await listLearners(db, accountId)
  const any = async (purpose: 'PARENT_MARKETING' | 'WHATSAPP') =>
    (await Promise.all(learners.map(({ userId }) => hasConsent(db, userId, purpose)))).includes(true)
  const [offers, whatsApp] = await Promise.all([any('PARENT_MARKETING'), any('WHATSAPP')])
  return { offers, whatsApp }
}
