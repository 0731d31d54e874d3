// Nobody has marks or solutions while the class still writes: pupils would find the right answers by trying them one after another.
import { isOver } from '#core/modules/inschool/in-school.ts'
import type { Instant } from '#core/kernel/time.ts'
import { findLastEnd, isBeingWritten } from '#server/modules/attempts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { isPaperOpen, listAttemptIds, type SchoolSession } from './store.ts'

/** When the last pupil may write at the latest, late answers included; null: the session has closed and nobody writes any more. */
export async function endOfWriting({ now }: Pick<Ctx, 'now'>, db: Db, { id, closesAt }: SchoolSession): Promise<Instant | null> {
  const lastEnd = await findLastEnd(db, await listAttemptIds(db, id))
  if (lastEnd === null && isOver(closesAt, now())) return null
  return lastEnd === null || lastEnd < closesAt ? closesAt : lastEnd
} // prettier-ignore

/** Other sessions may have the same paper: one that has opened is open, or a pupil of any still writes. */
export async function isPaperWritten({ now }: Pick<Ctx, 'now'>, db: Db, paperId: string): Promise<boolean> {
  return (await isPaperOpen(db, paperId, now())) || (await isBeingWritten(db, [paperId])).has(paperId)
}
