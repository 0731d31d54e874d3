import { isStopWord } from '#core/modules/notices/stop-words.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { notify, recipientAt } from '../notify.ts'
import { offerStops } from '../points/offer-stops.ts'
import { lockRecipient } from '../send/recipient.ts'
import { hasNotice, insertNumberStop } from '../store-stops.ts'

interface FamilyMessage {
  /** The same for each copy of one message. */
  readonly id: string
  /** E.164. */
  readonly from: string
  readonly text: string
}

const CONFIRMATION = 'offers-stopped'

/**
 * A family that writes STOP gets no more offers on that channel, and everything else as before. The confirmation comes once. After a new
 * choice of offers another STOP is confirmed again.
 */
export async function takeInbound(ctx: Ctx, channel: 'SMS' | 'WHATSAPP', message: FamilyMessage): Promise<void> {
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

/** True when it ended something, or when the household has no confirmation yet. */
async function stopForHousehold(ctx: Ctx, tx: Tx, accountId: string, channel: 'SMS' | 'WHATSAPP'): Promise<boolean> {
  const wasOn = await offerStops.only(ctx)(tx, accountId, channel, ctx.now())
  return wasOn || !(await hasNotice(tx, accountId, `${CONFIRMATION} ${channel} `))
}
