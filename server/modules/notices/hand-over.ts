import type { Language } from '#core/taxonomy/language.ts'
import type { NoticeChannel } from '#core/taxonomy/notice.ts'
import type { Account } from '#server/modules/accounts/index.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { sendPush } from './push/send-push.ts'
import { updateSends } from './store-sends.ts'

/** The template of several messages in one. */
export const BUNDLE = 'more-notices'

export interface HandOver {
  /** The sends that leave with it. */
  readonly sendIds: readonly string[]
  readonly message: {
    readonly key: string
    readonly account: Account
    readonly channel: NoticeChannel
    readonly lang: Language
    readonly values: Readonly<Record<string, string>>
    readonly subject: string
  }
}

/** A message that the provider refused has not left: it is planned again, and the job's next try decides anew. */
export async function handOver(
  ctx: Ctx,
  { sendIds, message: { account, channel, ...message } }: HandOver,
): Promise<void> {
  const isBundle = message.key === BUNDLE
  const to = channel === 'MAIL' ? (account.email ?? '') : account.phone
  try {
    if (channel !== 'PUSH') await sendMessage(ctx, { ...message, channel, to })
    else if (!(await sendPush(ctx, account.id, message)))
      return await updateSends(ctx.db, sendIds, { state: 'DROPPED', reason: 'NO_BROWSER', leftAt: null })
  } catch (fault) {
    await updateSends(ctx.db, sendIds, { state: isBundle ? 'BUNDLED' : 'PLANNED', leftAt: null, bundleId: null })
    throw fault
  }
  await updateSends(ctx.db, sendIds, { state: 'SENT' })
}
