import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { NoticeChannel } from '#core/taxonomy/notice.ts'

export interface MessageCount {
  readonly channel: NoticeChannel
  readonly count: number
  /** Parts of an SMS, each of which is paid for. One for the other channels. */
  readonly parts: number
}

/** Rates are for a thousand messages, or a thousand parts of an SMS. A channel without a rate costs nothing. Rounded up. */
export function estimateCost(
  counts: readonly MessageCount[],
  perThousand: Readonly<Partial<Record<NoticeChannel, Paise>>>,
): Paise {
  const thousandths = counts.reduce(
    (sum, { channel, count, parts }) => sum + count * parts * (perThousand[channel] ?? 0),
    0,
  )
  return toPaise(Math.ceil(thousandths / 1_000))
}
