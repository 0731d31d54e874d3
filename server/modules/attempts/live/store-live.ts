// SQL for the staff's view of tests that run.
import { sql } from 'kysely'
import { attemptsLiveApi as api } from '#core/modules/attempts/live-api.ts'
import { later, type Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { completedBy } from '#server/platform/resource/completed.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { withLearnerName } from '../named-rows.ts'

/** Thousandths as text: 2500 is "2.5". */
const shownMarks = (column: string) => sql`trim_scale(${sql.ref(column)} / 1000.0)::text`

const attemptTable = tableStore(api.staffTestAttempts, {
  elsewhere: ['learnerName'],
  table: 'attempts.attempt',
  computed: {
    marks: shownMarks('marks'),
    maxMarks: shownMarks('max_marks'),
    lateAnswers: sql`(select count(*)::int from attempts.response r where r.attempt_id = attempt.id and r.is_late)`,
  },
  keys: ['paperId', 'learnerId'],
})

const allowanceTable = tableStore(api.staffTestAllowances, {
  elsewhere: ['learnerName'],
  table: 'attempts.allowance',
  search: ['reason', 'learnerId'],
  keys: ['learnerId'],
})

export const attemptRows = completedBy(attemptTable, withLearnerName)
export const allowanceRows = completedBy(allowanceTable, withLearnerName)

export interface LiveRow {
  readonly id: string
  readonly learnerId: string
  readonly startedAt: Instant
  readonly expiresAt: Instant
  readonly extraMinutes: number
  readonly answered: number
  readonly lastSaveAt: Instant | null
}

const MOST_LIVE = 500

/** Who writes the paper, the one who saved longest ago first. */
export async function listLive(db: Db, paperId: string): Promise<LiveRow[]> {
  const { rows } = await sql<LiveRow>`
    select a.id, learner_id as "learnerId", started_at as "startedAt", expires_at as "expiresAt", extra_minutes as "extraMinutes",
      coalesce(r.answered, 0) as answered, r.last as "lastSaveAt"
    from attempts.attempt a left join lateral (
      select max(received_at) as last, (count(*) filter (where status in ('ANSWERED', 'ANSWERED_MARKED')))::int as answered
      from attempts.response where attempt_id = a.id and not is_late
    ) r on true
    where paper_id = ${paperId} and a.status = 'IN_PROGRESS' order by coalesce(r.last, started_at), a.id limit ${MOST_LIVE}`.execute(db)
  return rows
} // prettier-ignore

export async function countLive(db: Db, paperId: string): Promise<{ running: number; submitted: number }> {
  const { rows } = await sql<{ running: number; submitted: number }>`
    select (count(*) filter (where status = 'IN_PROGRESS'))::int as running,
      (count(*) filter (where status not in ('IN_PROGRESS', 'VOID')))::int as submitted
    from attempts.attempt where paper_id = ${paperId}`.execute(db)
  return rows[0] ?? { running: 0, submitted: 0 }
}

export interface Broadcast {
  readonly text: string
  readonly saidBy: string
  readonly saidAt: Instant
}

/** The newest first. */
export async function listBroadcasts(db: Db, paperId: string): Promise<Broadcast[]> {
  const { rows } = await sql<Broadcast>`select text, said_by as "saidBy", said_at as "saidAt" from attempts.broadcast
    where paper_id = ${paperId} order by said_at desc limit 20`.execute(db)
  return rows
}

export async function insertBroadcast(tx: Tx, id: string, paperId: string, { text, saidBy, saidAt }: Broadcast): Promise<void> {
  await sql`insert into attempts.broadcast (id, paper_id, text, said_by, said_at)
    values (${id}, ${paperId}, ${text}, ${saidBy}, ${at(saidAt)})`.execute(tx)
} // prettier-ignore

/** The end moves, and so does the end of every section that is not over. */
export async function updateExtended(tx: Tx, id: string, { minutes, now }: { readonly minutes: number; readonly now: Instant }): Promise<void> {
  await sql`
    update attempts.attempt set expires_at = expires_at + ${minutes}::int * interval '1 minute', extra_minutes = extra_minutes + ${minutes},
      question_ends = (select jsonb_object_agg(key, case when value::timestamptz > ${at(now)}
        then to_jsonb(value::timestamptz + ${minutes}::int * interval '1 minute') else to_jsonb(value) end) from jsonb_each_text(question_ends))
    where id = ${id}`.execute(tx)
} // prettier-ignore

export async function updateVoid(tx: Tx, id: string): Promise<void> {
  await sql`update attempts.attempt set status = 'VOID', marks = null where id = ${id}`.execute(tx)
}

/** It runs again, without marks. */
export async function updateReopened(tx: Tx, id: string, { minutes, now }: { readonly minutes: number; readonly now: Instant }): Promise<void> {
  await sql`delete from attempts.score where attempt_id = ${id}`.execute(tx)
  await sql`
    update attempts.attempt set status = 'IN_PROGRESS', expires_at = ${at(later(now, minutes * 60_000))}, question_ends = null, marks = null,
      max_marks = null, submitted_at = null, evaluated_at = null, marking_due_at = null where id = ${id}`.execute(tx)
} // prettier-ignore
