// The families that were notified of the changes of a class, as staff read them.
import { z } from 'zod'
import { Instant } from '#core/kernel/schemas.ts'
import { DROP_REASONS } from '#core/modules/notices/decide-send.ts'
import { NOTICE_CHANNELS } from '#core/taxonomy/notice.ts'

/** NO_CHANNEL: there is no address and no template for a channel that the family has chosen. */
export const UNTOLD_REASONS = [...DROP_REASONS, 'PAST', 'NO_CHANNEL'] as const
export const ClassNotice = z.object({
  /** The key of its templates: "class-moved". */
  type: z.string(),
  /** When it was written. */
  at: Instant,
  /** Households that a message has left to. */
  told: z.int(),
  /** Messages that have left, by channel. */
  channels: z.array(z.object({ channel: z.enum(NOTICE_CHANNELS), messages: z.int() })),
  /** Households whose message waits for the end of quiet hours, say. */
  waiting: z.int(),
  untold: z.int(),
  /** The first of those that no message has left to. */
  untoldFamilies: z.array(z.object({ accountId: z.string(), reason: z.enum(UNTOLD_REASONS) })),
})
export type ClassNotice = z.infer<typeof ClassNotice>
export const MOST_UNTOLD_SHOWN = 20
