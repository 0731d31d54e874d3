import { z } from 'zod'
import { id, Instant } from '#core/kernel/schemas.ts'
import { SEND_PURPOSES } from '#core/taxonomy/notice.ts'
import { Spoken } from '#core/taxonomy/schemas.ts'

export const NoticeId = id('ntc')

/** The last notice of a page: its instant and its id. */
export const NoticeCursor = z.string().regex(/^\d{1,15}-ntc[0-9a-z]{18}$/, 'not a cursor')

export const Notice = z.object({
  id: NoticeId,
  /** The key of its template: "part-soon". */
  type: z.string(),
  purpose: z.enum(SEND_PURPOSES),
  title: Spoken,
  text: Spoken,
  /** A path of ours. */
  link: z.string().nullable(),
  /** The learner it is about; null: the household as a whole. */
  userId: z.string().nullable(),
  at: Instant,
  isRead: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

export const MOST_UNREAD = 99
export const UnreadCount = z.object({ unread: z.int().min(0).max(MOST_UNREAD) })
