import type { Language } from '#core/taxonomy/language.ts'
import type { NoticeChannel, SendPurpose } from '#core/taxonomy/notice.ts'
import { isUnreachable, sendMessage } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { noticeFiles } from '../points/notice-files.ts'
import { sendPush } from '../push/send-push.ts'
import type { Addresses } from './recipient.ts'
import { updateSends } from './store-sends.ts'

/** The template of several messages in one. */
export const BUNDLE = 'more-notices'

export interface HandOver {
  /** The sends that leave with it. */
  readonly sendIds: readonly string[]
  readonly to: Addresses
  readonly message: {
    /** In messages.sent; committed with the sends. */
    readonly id: string
    readonly key: string
    readonly channel: NoticeChannel
    readonly purpose: SendPurpose
    readonly lang: Language
    readonly values: Readonly<Record<string, string>>
    readonly subject: string
  }
}

/** A message that the provider refused has not left: it is planned again, and the job's next try decides anew. */
export async function handOver(
  ctx: Ctx,
  { sendIds, to: addresses, message: { channel, ...message } }: HandOver,
): Promise<void> {
  const isBundle = message.key === BUNDLE
  const { accountId, phone, email } = addresses
  const to = channel === 'MAIL' ? (email ?? '') : phone
  if (channel === 'MAIL' && (await isUnreachable(ctx, ctx.db, to)))
    return updateSends(ctx.db, sendIds, { state: 'DROPPED', reason: 'UNREACHABLE', leftAt: null })
  try {
    const files = channel === 'MAIL' ? await filesOf(ctx, message) : []
    if (channel !== 'PUSH') await sendMessage(ctx, { ...message, channel, to, files })
    else if (accountId === null || !(await sendPush(ctx, accountId, message)))
      return await updateSends(ctx.db, sendIds, { state: 'DROPPED', reason: 'NO_BROWSER', leftAt: null })
  } catch (fault) {
    await updateSends(ctx.db, sendIds, { state: isBundle ? 'BUNDLED' : 'PLANNED', leftAt: null, bundleId: null })
    throw fault
  }
  await updateSends(ctx.db, sendIds, { state: 'SENT' })
}

/** From the module that the type of the notice belongs to. */
async function filesOf(ctx: Ctx, { key, subject, lang }: Omit<HandOver['message'], 'channel'>) {
  return (await noticeFiles.of(ctx, key)?.(ctx, { subject, lang })) ?? []
}
