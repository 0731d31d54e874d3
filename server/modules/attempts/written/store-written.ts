// SQL over the marks that teachers have given to written answers.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface WrittenMark {
  readonly questionId: string
  /** Thousandths of a mark, and so are those of the lines. */
  readonly marks: number
  readonly lines: readonly { readonly id: string; readonly marks: number }[]
  /** To the learner. */
  readonly remark: string
}

export async function listWrittenMarks(db: Db, attemptId: string): Promise<WrittenMark[]> {
  const { rows } = await sql<WrittenMark>`select question_id as "questionId", marks, lines, remark
    from attempts.written_mark where attempt_id = ${attemptId}`.execute(db)
  return rows
}

interface FreshMark extends WrittenMark {
  readonly attemptId: string
  readonly now: Instant
}

/** The last mark of an answer counts. */
export async function putWrittenMark(tx: Tx, { attemptId, questionId, marks, lines, remark, now }: FreshMark): Promise<void> {
  await sql`
    insert into attempts.written_mark (attempt_id, question_id, marks, lines, remark, given_at)
    values (${attemptId}, ${questionId}, ${marks}, ${JSON.stringify(lines)}::jsonb, ${remark}, ${at(now)})
    on conflict (attempt_id, question_id) do update set marks = excluded.marks, lines = excluded.lines, remark = excluded.remark,
      given_at = excluded.given_at`.execute(tx)
} // prettier-ignore

export async function deleteWrittenMarks(tx: Tx, attemptId: string): Promise<void> {
  await sql`delete from attempts.written_mark where attempt_id = ${attemptId}`.execute(tx)
}

/** From here on a teacher's marks are waited for. */
export async function updateMarkingDue(tx: Tx, attemptId: string, dueAt: Instant): Promise<void> {
  await sql`update attempts.attempt set marking_due_at = ${at(dueAt)} where id = ${attemptId} and marking_due_at is null`.execute(tx)
} // prettier-ignore
