import { isStopWord } from '#core/modules/notices/stop-words.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { InboundMessage } from '#server/providers/message-callbacks.ts'
import { notify, recipientAt } from '../notify.ts'
import { lockRecipient } from '../send/recipient.ts'
import { hasNotice, insertNumberStop } from '../store-stops.ts'

const CONFIRMATION = 'offers-stopped'

/**
 * A family that writes STOP gets no more offers on that channel, and everything else as before. It is told once: another STOP
 * says nothing more, unless offers were chosen again in between.
 */
export async function takeInbound(ctx: Ctx, channel: 'SMS' | 'WHATSAPP', message: InboundMessage): Promise<void> {
  if (!isStopWord(message.text)) return
  await ctx.db.transaction().execute(async (tx) => {
    const to = await recipientAt(tx, message.from)
    await lockRecipient(tx, { accountId: null, phone: null, mailTo: null, ...to })
    const isNew =
      'accountId' in to
        ? await stopForHousehold(ctx, tx, to.accountId, channel)
        : await insertNumberStop(tx, to.phone, channel, ctx.now())
    if (!isNew) return
    await notify(ctx, tx, {
      to,
      type: CONFIRMATION,
      key: `${CONFIRMATION} ${channel} ${message.id}`,
      purpose: 'SAFETY',
      values: { channel: channel === 'SMS' ? 'SMS' : 'WhatsApp' },
      link: '/me/messages',
      channels: [channel],
    })
  })
}

/** Whether it ended something, or was not told before that there is nothing to end. */
async function stopForHousehold(ctx: Ctx, tx: Tx, accountId: string, channel: 'SMS' | 'WHATSAPP'): Promise<boolean> {
  const wasOn: boolean[] = []
  for (const { stopOffers } of ctx.modules)
    if (stopOffers) wasOn.push(await stopOffers(tx, accountId, channel, ctx.now()))
  return wasOn.includes(true) || !(await hasNotice(tx, accountId, `${CONFIRMATION} ${channel} `))
}
