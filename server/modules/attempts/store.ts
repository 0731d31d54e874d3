// SQL over attempts. That over their answers is in store-responses.ts, that over results in store-scores.ts.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { AttemptStatus } from '#core/modules/attempts/attempt-status.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface Attempt {
  readonly id: string
  readonly paperId: string
  readonly learnerId: string
  readonly no: number
  readonly status: Exclude<AttemptStatus, 'PUBLISHED'>
  readonly epoch: number
  readonly startedAt: Instant
  readonly expiresAt: Instant
  readonly submittedAt: Instant | null
  readonly evaluatedAt: Instant | null
  readonly seed: string | null
  /** Only for tests in school: minutes after the end in which answers written without a connection count. */
  readonly graceMinutes: number
  /** The end of the time of each question, in a paper whose sections have minutes of their own. */
  readonly questionEnds: Readonly<Record<string, string>> | null
  /** The day by which teachers mark its written answers. */
  readonly markingDueAt: Instant | null
  readonly marks: number | null
  readonly maxMarks: number | null
  readonly rating: number | null
  readonly pseudonym: string | null
  /** Questions of a practice paper whose answer the learner has seen. */
  readonly checked: readonly string[]
}

const columns = sql`id, paper_id as "paperId", learner_id as "learnerId", no, status, epoch, started_at as "startedAt",
  expires_at as "expiresAt", submitted_at as "submittedAt", evaluated_at as "evaluatedAt", seed, question_ends as "questionEnds",
  grace_minutes as "graceMinutes", marking_due_at as "markingDueAt", marks, max_marks as "maxMarks", rating, pseudonym, checked`

export async function findAttempt(db: Db, id: string): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`select ${columns} from attempts.attempt where id = ${id}`.execute(db)
  return rows[0]
}

/** Waits for a save that runs, and keeps further ones waiting. */
export async function lockAttempt(tx: Tx, id: string): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`select ${columns} from attempts.attempt where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** All attempts of the learner, the newest first; at this paper only if one is named. */
export async function listAttempts(db: Db, learnerId: string, paperId?: string): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`select ${columns} from attempts.attempt where learner_id = ${learnerId}
    ${paperId === undefined ? sql`` : sql`and paper_id = ${paperId}`} order by started_at desc, id desc limit 500`.execute(db) // prettier-ignore
  return rows
}

/** The newest attempt of the learner at the paper. */
export async function findLastAttempt(db: Db, learnerId: string, paperId: string): Promise<Pick<Attempt, 'id' | 'status'> | undefined> {
  return (await listAttempts(db, learnerId, paperId))[0]
} // prettier-ignore

export interface NewAttempt extends Pick<Attempt, 'id' | 'paperId' | 'learnerId' | 'no' | 'startedAt' | 'expiresAt' | 'seed' | 'questionEnds' | 'graceMinutes'> {
  readonly answerForms: Readonly<Record<string, string>>
} // prettier-ignore

/** Answers false if the learner has a live attempt at the paper, or one of this number. */
export async function insertAttempt(tx: Tx, fresh: NewAttempt): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into attempts.attempt (id, paper_id, learner_id, no, status, started_at, expires_at, seed, question_ends, grace_minutes, answer_forms)
    values (${fresh.id}, ${fresh.paperId}, ${fresh.learnerId}, ${fresh.no}, 'IN_PROGRESS', ${at(fresh.startedAt)},
      ${at(fresh.expiresAt)}, ${fresh.seed}, ${fresh.questionEnds && JSON.stringify(fresh.questionEnds)}::jsonb, ${fresh.graceMinutes}, ${JSON.stringify(fresh.answerForms)}::jsonb)
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** The device that calls goes on from here. Undefined if the attempt does not run any more. */
export async function raiseEpoch(db: Db, id: string): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`update attempts.attempt set epoch = epoch + 1
    where id = ${id} and status = 'IN_PROGRESS' returning ${columns}`.execute(db)
  return rows[0]
}

export async function updateSubmitted(
  tx: Tx,
  id: string,
  { status, now }: { readonly status: 'SUBMITTED' | 'AUTO_SUBMITTED'; readonly now: Instant },
): Promise<void> {
  await sql`update attempts.attempt set status = ${status}, submitted_at = ${at(now)} where id = ${id}`.execute(tx)
}

export async function updateEvaluated(
  tx: Tx,
  id: string,
  { marks, maxMarks, now }: { readonly marks: number; readonly maxMarks: number; readonly now: Instant },
): Promise<void> {
  await sql`update attempts.attempt set status = 'EVALUATED', marks = ${marks}, max_marks = ${maxMarks},
    evaluated_at = ${at(now)} where id = ${id}`.execute(tx)
}

/** Answers false if the attempt was rated before. */
export async function updateRating(
  db: Db,
  id: string,
  { rating, text }: { readonly rating: number; readonly text: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update attempts.attempt set rating = ${rating}, rating_text = ${text}
    where id = ${id} and rating is null`.execute(db)
  return numAffectedRows === 1n
}

/** Attempts whose time was over at `before` and that nobody submitted. */
export async function listOverdue(db: Db, before: Instant, but: readonly string[]): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`select id from attempts.attempt
    where status = 'IN_PROGRESS' and expires_at < ${at(before)}
      and expires_at + grace_minutes * interval '1 minute' < ${at(before)} and not id = any(${[...but]}::text[])
    order by expires_at limit 1000`.execute(db)
  return rows
}

/** Somebody still writes this paper. */
export async function isBeingWritten(db: Db, paperIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ paperId: string }>`select distinct paper_id as "paperId" from attempts.attempt
    where status = 'IN_PROGRESS' and paper_id = any(${[...paperIds]}::text[])`.execute(db)
  return new Set(rows.map(({ paperId }) => paperId))
}

/** Extra minutes for each hour: the highest of the learner's allowances. */
export async function findAllowance(db: Db, learnerId: string): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`select coalesce(max(minutes_per_hour), 0)::int as minutes
    from attempts.allowance where learner_id = ${learnerId} and is_active`.execute(db)
  return rows[0]?.minutes ?? 0
}
