// SQL over the answers of attempts.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import { isoString } from '#core/kernel/time.ts'
import type { ResponseItem, SavedResponse } from '#core/modules/attempts/attempt.ts'
import type { Answer } from '#core/modules/questions/answer-key.ts'
import { GRACE_MS, type ResponseStatus } from '#core/modules/attempts/attempt-status.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Attempt } from './store.ts'

export interface ResponseSave {
  readonly attemptId: string
  readonly learnerId: string
  readonly epoch: number
  readonly items: readonly ResponseItem[]
  readonly now: Instant
  /** Answers count within the attempt's own grace too. */
  readonly takesLate?: boolean
}

export interface SavedRows {
  readonly epoch: number
  readonly status: Attempt['status']
  readonly expiresAt: Instant
  /** Stored by this call. */
  readonly saved: readonly { readonly questionId: string; readonly seq: number; readonly isLate: boolean }[]
  /** Questions of the paper, with an answer of the right form. */
  readonly fitting: readonly { readonly questionId: string; readonly seq: number; readonly isLate: boolean }[]
  /** The newest line of staff to everybody who writes the paper, since this attempt began. */
  readonly broadcast: string | null
}

/**
 * One statement. The answer of the highest (epoch, seq) stays, in any order of arrival. Answers after the grace, or after the
 * attempt was submitted, are kept apart. Undefined if the learner has no such attempt.
 */
export async function saveResponses(db: Db, { attemptId, learnerId, epoch, items, now, takesLate = false }: ResponseSave): Promise<SavedRows | undefined> {
  const sent = items.map((item) => ({ ...item, clientAt: isoString(item.clientAt) }))
  const { rows } = await sql<SavedRows>`
    with own as (
      select id, paper_id, started_at, epoch, status, expires_at, answer_forms, question_ends, checked,
        status <> 'IN_PROGRESS' or expires_at + ${GRACE_MS}::int * interval '1 millisecond'
          + (case when ${takesLate} then grace_minutes else 0 end) * interval '1 minute' < ${isoString(now)}::timestamptz as is_late
      from attempts.attempt where id = ${attemptId} and learner_id = ${learnerId} for share
    ), fitting as (
      select sent.*, own.is_late or coalesce((own.question_ends ->> sent."questionId")::timestamptz
        + ${GRACE_MS}::int * interval '1 millisecond' < ${isoString(now)}::timestamptz, false) as is_late from own, jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
        as sent ("questionId" text, seq int, value jsonb, status text, "timeMs" int, "clientAt" timestamptz)
      where ${epoch} <= own.epoch and own.answer_forms ? sent."questionId"
        and (sent.value is null or sent.value ? (own.answer_forms ->> sent."questionId"))
    ), saved as (
      insert into attempts.response as r
        (attempt_id, question_id, is_late, epoch, seq, value, status, time_ms, client_at, received_at)
      select distinct on (f."questionId") own.id, f."questionId", f.is_late, ${epoch}::int, f.seq, f.value, f.status, f."timeMs",
        f."clientAt", ${isoString(now)}::timestamptz
      from own, fitting f where not f."questionId" = any(own.checked) order by f."questionId", f.seq desc
      on conflict (attempt_id, question_id, is_late) do update set epoch = excluded.epoch, seq = excluded.seq,
        value = excluded.value, status = excluded.status, time_ms = greatest(r.time_ms, excluded.time_ms),
        client_at = excluded.client_at, received_at = excluded.received_at
      where (excluded.epoch, excluded.seq) > (r.epoch, r.seq)
      returning question_id, seq, is_late
    )
    select epoch, status, expires_at as "expiresAt",
      (select text from attempts.broadcast b where b.paper_id = own.paper_id and said_at >= own.started_at
        order by said_at desc limit 1) as broadcast,
      (select coalesce(jsonb_agg(jsonb_build_object('questionId', question_id, 'seq', seq, 'isLate', is_late)), '[]') from saved) as saved,
      (select coalesce(jsonb_agg(jsonb_build_object('questionId', "questionId", 'seq', seq, 'isLate', is_late)), '[]') from fitting) as fitting
    from own`.execute(db)
  return rows[0]
} // prettier-ignore

export interface StoredResponse extends Omit<SavedResponse, 'questionId'> {
  readonly questionId: string
  readonly value: Answer | null
  readonly status: ResponseStatus
}

/** The answers that count. */
export async function listResponses(db: Db, attemptId: string): Promise<StoredResponse[]> {
  const { rows } = await sql<StoredResponse>`
    select question_id as "questionId", seq, value, status, time_ms as "timeMs" from attempts.response
    where attempt_id = ${attemptId} and not is_late`.execute(db)
  return rows
}

/** The answer to one question that counts. */
export async function findAnswer(db: Db, attemptId: string, questionId: string): Promise<Answer | undefined> {
  const { rows } = await sql<{ value: Answer | null }>`select value from attempts.response
    where attempt_id = ${attemptId} and question_id = ${questionId} and not is_late`.execute(db)
  return rows[0]?.value ?? undefined
}
