// The one way in: a notice for a household, in the caller's transaction.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { ownPath } from '#core/kernel/own-path.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { NoticeValues } from '#core/modules/notices/notice-values.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { leavesAtOnce, type NoticeChannel, type SendPurpose } from '#core/taxonomy/notice.ts'
import { findAccountByPhone, listActingAccounts } from '#server/modules/accounts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { deliverJob } from './send/deliver.ts'
import { insertNotices, type NewNotice } from './store.ts'

/**
 * A household; or a learner: every household that acts for the learner gets the notice; or a number: the message goes there
 * by SMS unless `channels` names another channel, and no notification centre shows it.
 */
export type Recipient = { readonly accountId: string } | { readonly learnerId: string } | { readonly phone: string }

export interface NoticeDraft {
  readonly to: Recipient
  /** The key of its templates: APP for the notification centre, SMS, WHATSAPP and MAIL for messages. */
  readonly type: string
  /** One notice per household and key: a second call with the same key does nothing. */
  readonly key: string
  readonly purpose: SendPurpose
  /** For the templates' placeholders. A plain text is in the language of `lang`. `link` is added. */
  readonly values: NoticeValues
  /** A path of ours, "/pay/ord…". */
  readonly link?: string
  /** The language of the page where it began. The household's choice for messages comes first. */
  readonly lang?: Language
  /** Only these channels, in place of those that the household chose. Ones that are off for the purpose stay off. */
  readonly channels?: readonly NoticeChannel[]
  /** The address that a payer gave for this order: the mail goes there, also where the household chose no mail. */
  readonly mailTo?: string | null
  /** The learner whom the values name: the notice is erased with the learner. */
  readonly aboutLearnerId?: string
  /** An order's or a class's id, for `noticeChecks`. */
  readonly subject?: string
  /** The SMS follows if WhatsApp has not delivered after ten minutes. Payments and safety are urgent. An urgent change leaves at night. */
  readonly isUrgent?: boolean
  /** When it is shown and sent; now if left out. */
  readonly at?: Instant
  /** From then on it is neither shown for the first time nor sent. */
  readonly expiresAt?: Instant
}

/**
 * Writes the notice. Once the transaction has committed it is shown, and one send is planned for each channel that the
 * household has chosen for its purpose. A link that is not a path of ours is a fault.
 */
export async function notify(ctx: Ctx, tx: Tx, draft: NoticeDraft): Promise<void> {
  await writeNotices(ctx, tx, await noticesFor(ctx, tx, draft))
}

/** The household with this number, else the number. */
export async function recipientAt(tx: Tx, phone: string): Promise<Exclude<Recipient, { readonly learnerId: string }>> {
  const account = await findAccountByPhone(tx, phone)
  return account ? { accountId: account.id } : { phone }
}

/** One for each household that gets the notice. */
export async function noticesFor(ctx: Ctx, tx: Tx, draft: NoticeDraft): Promise<NewNotice[]> {
  const { to, purpose, at = ctx.now() } = draft
  const learnerId = 'learnerId' in to ? to.learnerId : null
  const { aboutLearnerId = learnerId } = draft
  const { type, key, values, lang = null, subject = null, expiresAt = null, channels = null, mailTo = null } = draft
  const isUrgent = draft.isUrgent ?? leavesAtOnce(purpose)
  const common = { learnerId, type, key, purpose, values, link: linkOf(draft), lang, subject, isUrgent, channels, mailTo, aboutLearnerId, at, expiresAt } // prettier-ignore
  return (await addresseesOf(tx, to)).map((addressee) => ({
    ...common,
    ...addressee,
    id: ctx.newId('ntc'),
    minutesBefore: null,
    isChosen: false,
    dropped: null,
    createdAt: ctx.now(),
  }))
}

function linkOf({ link }: NoticeDraft): string | null {
  if (link !== undefined && ownPath(link) !== link) throw commonErrors.SERVICE_ERROR()
  return link ?? null
}

async function addresseesOf(tx: Tx, to: Recipient): Promise<readonly Pick<NewNotice, 'accountId' | 'phone'>[]> {
  if ('phone' in to) return [{ accountId: null, phone: to.phone }]
  const accountIds = 'learnerId' in to ? await listActingAccounts(tx, to.learnerId) : [to.accountId]
  return accountIds.map((accountId) => ({ accountId, phone: null }))
}

/** The timetable of `notices.deliver-due` finds those that are due later. */
export async function writeNotices(ctx: Ctx, tx: Tx, notices: readonly NewNotice[]): Promise<void> {
  for (const { id, at } of await insertNotices(tx, notices))
    if (at <= ctx.now()) await ctx.enqueue(tx, deliverJob, { noticeId: id })
}
