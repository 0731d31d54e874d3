import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

interface TaughtSubject {
  readonly batchIds: readonly string[]
  readonly subject: string
  readonly now: Instant
}

/** Who teaches the subject in one of these batches: the teacher of the class nearest to now. Null: nobody. */
export async function findBatchTeacher(db: Db, { batchIds, subject, now }: TaughtSubject): Promise<string | null> {
  if (batchIds.length === 0) return null
  const { rows } = await sql<{ teacherId: string }>`
    select coalesce(s.substitute_for, s.teacher_id) as "teacherId"
    from classroom.session_batch b join classroom.session s on s.id = b.session_id
    where b.batch_id = any(${[...batchIds]}::text[]) and s.subject = ${subject} and s.status <> 'CANCELLED'
    order by abs(extract(epoch from s.starts_at - ${at(now)}::timestamptz)), s.id limit 1`.execute(db)
  return rows[0]?.teacherId ?? null
}
