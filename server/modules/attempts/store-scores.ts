// SQL over the marks of attempts.
import { sql } from 'kysely'
import type { Outcome } from '#core/modules/papers/marking/mark.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'

export interface Score {
  readonly position: number
  readonly sectionId: string
  readonly questionId: string
  readonly outcome: Outcome
  /** Thousandths of a mark. */
  readonly marks: number
  readonly timeMs: number
  readonly fault?: string | undefined
}

export async function insertScores(tx: Tx, attemptId: string, scores: readonly Score[]): Promise<void> {
  await sql`
    insert into attempts.score (attempt_id, position, section_id, question_id, outcome, marks, time_ms, fault)
    select ${attemptId}, position, "sectionId", "questionId", outcome, marks, "timeMs", fault
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb)
      as s (position int, "sectionId" text, "questionId" text, outcome text, marks int, "timeMs" int, fault text)`.execute(
    tx,
  )
}

/** In the order of the paper. */
export async function listScores(db: Db, attemptId: string): Promise<Score[]> {
  const { rows } = await sql<Score>`
    select position, section_id as "sectionId", question_id as "questionId", outcome, marks, time_ms as "timeMs"
    from attempts.score where attempt_id = ${attemptId} order by position`.execute(db)
  return rows
}

/** The questions of these that the learner has had in marked tests, and whether an answer was right. */
export async function listAnsweredBefore(
  db: Db,
  learnerId: string,
  questionIds: readonly string[],
): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ questionId: string; isRight: boolean }>`
    select question_id as "questionId", bool_or(outcome = 'CORRECT') as "isRight"
    from attempts.attempt a join attempts.score s on s.attempt_id = a.id
    where a.learner_id = ${learnerId} and a.status = 'EVALUATED' and question_id = any(${[...questionIds]}::text[])
    group by question_id`.execute(db)
  return new Map(rows.map(({ questionId, isRight }) => [questionId, isRight]))
}

/** First attempts at the paper, and how many of them have at most these marks. */
export async function countTakers(
  db: Db,
  { paperId, marks }: { readonly paperId: string; readonly marks: number },
): Promise<{ takers: number; atMost: number }> {
  const { rows } = await sql<{ takers: number; atMost: number }>`
    select count(*)::int as takers, (count(*) filter (where marks <= ${marks}))::int as "atMost"
    from attempts.attempt where paper_id = ${paperId} and status = 'EVALUATED' and no = 1`.execute(db)
  return rows[0] ?? { takers: 0, atMost: 0 }
}

/** The first attempts at the paper that answered each question right, in percent. */
export async function listRightPercents(db: Db, paperId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ questionId: string; percent: number }>`
    select question_id as "questionId", round(100.0 * count(*) filter (where outcome = 'CORRECT') / count(*))::int as percent
    from attempts.score s join attempts.attempt a on a.id = s.attempt_id
    where a.paper_id = ${paperId} and a.status = 'EVALUATED' and a.no = 1 group by question_id`.execute(db)
  return new Map(rows.map(({ questionId, percent }) => [questionId, percent]))
}
