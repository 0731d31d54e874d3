import { commonErrors } from '#core/kernel/common-errors.ts'
import { LEAST_PREFERENCE, NOTICE_PURPOSES, mayNotifyNow, whyNot, type NoticeChannel, type NoticePurpose } from '#core/modules/profiles/notification.ts' // prettier-ignore
import { profileErrors as errors } from '#core/modules/profiles/errors.ts'
import type { Preference } from '#core/modules/profiles/profile.ts'
import { listLearners } from '#server/modules/accounts/index.ts'
import { hasConsent } from '#server/modules/consent/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findPreference, savePreference } from './store.ts'

/** What was chosen, less what nobody has agreed to any longer. */
export async function viewPreference(ctx: Ctx, accountId: string): Promise<Preference> {
  const [chosen, consents] = await Promise.all([findPreference(ctx.db, accountId), consentsOf(ctx, accountId)])
  const { channels, ...rest } = chosen ?? leastPreference()
  const allowed = (each: readonly NoticeChannel[]) => each.filter((name) => name !== 'WHATSAPP' || consents.whatsApp)
  const payments = allowed(channels.PAYMENTS)
  return {
    ...rest,
    channels: {
      PAYMENTS: payments.length > 0 ? payments : ['SMS'],
      CLASSES: allowed(channels.CLASSES),
      REPORTS: allowed(channels.REPORTS),
      OFFERS: consents.offers ? allowed(channels.OFFERS) : [],
    },
  }
}

export async function choosePreference(ctx: Ctx, accountId: string, chosen: Preference): Promise<Preference> {
  const refusal = whyNot(chosen.channels, await consentsOf(ctx, accountId))
  if (refusal) throw errors[refusal]()
  await savePreference(ctx.db, accountId, chosen, ctx.now())
  return viewPreference(ctx, accountId)
}

/** What was chosen, as it was: of channels that need no consent. */
export async function channelsFor({ db }: Pick<Ctx, 'db'>, accountId: string, purpose: string) {
  const { channels } = (await findPreference(db, accountId)) ?? LEAST_PREFERENCE
  return NOTICE_PURPOSES.filter((each) => each === purpose).flatMap((each) => channels[each])
}

/** Whether a message of this purpose may go out by this channel at this moment. */
export async function mayNotify(
  ctx: Ctx,
  accountId: string,
  message: { readonly purpose: NoticePurpose; readonly channel: NoticeChannel },
): Promise<boolean> {
  return mayNotifyNow(await viewPreference(ctx, accountId), message, ctx.now())
}

function leastPreference(): Preference {
  const { PAYMENTS, CLASSES, REPORTS, OFFERS } = LEAST_PREFERENCE.channels
  const channels = { PAYMENTS: [...PAYMENTS], CLASSES: [...CLASSES], REPORTS: [...REPORTS], OFFERS: [...OFFERS] }
  return { ...LEAST_PREFERENCE, channels, lang: null }
}

/** A household has agreed when it has for one of its learners. */
async function consentsOf(ctx: Ctx, accountId: string): Promise<{ offers: boolean; whatsApp: boolean }> {
  const learners = await listLearners(ctx.db, accountId)
  if (learners.length === 0) throw commonErrors.NOT_LOGGED_IN()
  const any = async (purpose: 'PARENT_MARKETING' | 'WHATSAPP') =>
    (await Promise.all(learners.map(({ userId }) => hasConsent(ctx.db, userId, purpose)))).includes(true)
  const [offers, whatsApp] = await Promise.all([any('PARENT_MARKETING'), any('WHATSAPP')])
  return { offers, whatsApp }
}
