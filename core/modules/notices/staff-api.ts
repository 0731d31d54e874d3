// The messages of a household, as support reads them: what left, what waits, and why something did not leave.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Instant, inWords, line } from '#core/kernel/schemas.ts'
import { NOTICE_CHANNELS, SEND_PURPOSES } from '#core/taxonomy/notice.ts'
import { DROP_REASONS, SEND_STATES } from './decide-send.ts'

export const noticesStaffApi = {
  staffNoticeSends: resource({
    name: 'notice-sends',
    isPersonal: true,
    feature: 'households',
    record: z.object({
      id: z.string(),
      accountId: z.string(),
      /** The key of its templates. */
      type: z.string(),
      channel: z.enum(NOTICE_CHANNELS),
      purpose: z.enum(SEND_PURPOSES),
      state: z.enum(SEND_STATES),
      /** Why it was dropped. */
      reason: inWords(z.enum(DROP_REASONS), {
        CANCELLED: 'What it reminds of was cancelled',
        EXPIRED: 'Too late',
        NOT_ALLOWED: 'No consent',
        OFF: 'Switched off by the family',
        QUIET: 'Quiet hours',
        TOO_MANY: 'Too many messages',
        NO_BROWSER: 'No browser to send it to',
        UNREACHABLE: 'Mail to this address came back',
      }).nullable(),
      /** When it may leave. One that is held back in quiet hours leaves at their end. */
      dueAt: Instant,
      leftAt: Instant.nullable(),
      /** As the vendor has reported. */
      deliveredAt: Instant.nullable(),
    }),
    filter: z.object({ accountId: line(64).optional() }),
    sort: ['dueAt'],
    newestFirst: true,
  }),
}
