// For the seed: many marked attempts at once, with a few statements.
import { sql } from 'kysely'
import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { Answer } from '#core/modules/questions/answer-key.ts'
import { lockForAttempt } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { markAttempt, mostMarksOf, readMarking } from './results/mark-attempt.ts'

export interface TakenPaper {
  readonly learnerId: string
  readonly startedAt: Instant
  /** Answers by question id. A question without one was not answered. */
  readonly answers: Readonly<Record<string, Answer>>
  /** Milliseconds that each question took. */
  readonly timeMs: number
}

/** Attempts that are submitted and marked by the same function as all others. */
export async function someMarkedAttempts(ctx: Ctx, paperId: string, taken: readonly TakenPaper[]): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const paper = await lockForAttempt(tx, paperId, ctx.now())
    if (!paper) throw new Error(`the paper ${paperId} is missing`)
    const marking = await readMarking(tx, paper)
    const rows = taken.map(({ learnerId, startedAt, answers, timeMs }) => {
      const responses = Object.entries(answers).map(([questionId, value], i) => ({ questionId, seq: i + 1, value, status: 'ANSWERED' as const, timeMs })) // prettier-ignore
      const marked = markAttempt(marking, responses, [])
      return { id: ctx.newId('att'), learnerId, startedAt, responses, ...marked, most: mostMarksOf(marking) }
    })
    for (const row of rows) await insertMarked(tx, { ...row, paperId, minutes: paper.durationMinutes })
  })
}

interface MarkedAttempt extends Pick<TakenPaper, 'learnerId' | 'startedAt'> {
  readonly id: string
  readonly paperId: string
  readonly minutes: number
  readonly responses: readonly object[]
  readonly scores: readonly object[]
  readonly total: number
  readonly most: number
}

/** One statement for an attempt with its answers and marks. */
async function insertMarked(tx: Tx, row: MarkedAttempt): Promise<void> {
  const endedAt = later(row.startedAt, row.minutes * MINUTE)
  await sql`
    with made as (
      insert into attempts.attempt (id, paper_id, learner_id, no, status, epoch, started_at, expires_at, submitted_at,
        evaluated_at, answer_forms, marks, max_marks)
      values (${row.id}, ${row.paperId}, ${row.learnerId}, 1, 'EVALUATED', 1, ${at(row.startedAt)}, ${at(endedAt)}, ${at(endedAt)},
        ${at(endedAt)}, '{}', ${row.total}, ${row.most}) returning id
    ), answered as (
      insert into attempts.response (attempt_id, question_id, is_late, epoch, seq, value, status, time_ms, client_at, received_at)
      select made.id, r."questionId", false, 1, r.seq, r.value, r.status, r."timeMs", ${at(endedAt)}, ${at(endedAt)}
      from made, jsonb_to_recordset(${JSON.stringify(row.responses)}::jsonb)
        as r ("questionId" text, seq int, value jsonb, status text, "timeMs" int)
    )
    insert into attempts.score (attempt_id, position, section_id, question_id, outcome, marks, time_ms)
    select made.id, s.position, s."sectionId", s."questionId", s.outcome, s.marks, s."timeMs"
    from made, jsonb_to_recordset(${JSON.stringify(row.scores)}::jsonb)
      as s (position int, "sectionId" text, "questionId" text, outcome text, marks int, "timeMs" int)`.execute(tx)
} // prettier-ignore
