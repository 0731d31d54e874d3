import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { keyedPoint } from '#server/platform/points/point.ts'

/** The subject of a notice. */
export interface NoticeSubject {
  /** Null where it goes to a number without a household. */
  readonly accountId: string | null
  readonly learnerId: string | null
  readonly subject: string | null
  readonly key: string
}

export type NoticeCheck = (ctx: Ctx, db: Db, about: NoticeSubject) => Promise<boolean>

/**
 * Says if the subject of a notice still holds, for each type of notice. Asked before the notice is shown and before each message
 * leaves. A type without an entry always holds.
 */
export const noticeChecks = keyedPoint<NoticeCheck>('noticeChecks')
