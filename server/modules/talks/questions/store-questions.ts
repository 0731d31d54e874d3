// SQL over questions to the speaker, and votes for them.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { QuestionState } from '#core/modules/talks/question-state.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface StoredQuestion {
  readonly id: string
  readonly webinarId: string
  readonly learnerId: string
  readonly text: string
  readonly state: QuestionState
  readonly votes: number
}

const columns = sql`id, webinar_id as "webinarId", learner_id as "learnerId", text, state, votes`

export interface NewQuestion extends Pick<StoredQuestion, 'id' | 'webinarId' | 'learnerId' | 'text'> {
  readonly now: Instant
}

/** False: the learner has an open one in this talk. */
export async function insertQuestion(db: Db, { id, webinarId, learnerId, text, now }: NewQuestion): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into talks.question (id, webinar_id, learner_id, text, state, asked_at)
    values (${id}, ${webinarId}, ${learnerId}, ${text}, 'PENDING', ${at(now)}) on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

const MOST_SHOWN = 50
const MOST_OWN = 20

/** Those that others may read, the most wanted first. */
export async function listShown(db: Db, webinarId: string): Promise<StoredQuestion[]> {
  const { rows } = await sql<StoredQuestion>`select ${columns} from talks.question
    where webinar_id = ${webinarId} and state in ('APPROVED', 'ANSWERED') order by votes desc, id limit ${MOST_SHOWN}`.execute(db)
  return rows
} // prettier-ignore

/** In every state, newest first. */
export async function listOwn(db: Db, webinarId: string, learnerId: string): Promise<StoredQuestion[]> {
  const { rows } = await sql<StoredQuestion>`select ${columns} from talks.question
    where learner_id = ${learnerId} and webinar_id = ${webinarId} order by asked_at desc, id desc limit ${MOST_OWN}`.execute(db)
  return rows
} // prettier-ignore

/** Which of these the learner has voted for. */
export async function listVoted(db: Db, learnerId: string, questionIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (questionIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`select question_id as id from talks.vote
    where learner_id = ${learnerId} and question_id = any(${[...questionIds]}::text[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
} // prettier-ignore

/** Votes of one question are counted one after the other. Undefined: others do not read it. */
export async function lockShown(tx: Tx, id: string): Promise<StoredQuestion | undefined> {
  const { rows } = await sql<StoredQuestion>`select ${columns} from talks.question
    where id = ${id} and state in ('APPROVED', 'ANSWERED') for update`.execute(tx)
  return rows[0]
}

/** False: the learner has voted for it before. */
export async function insertVote(tx: Tx, questionId: string, learnerId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into talks.vote (question_id, learner_id) values (${questionId}, ${learnerId})
    on conflict do nothing`.execute(tx)
  if (numAffectedRows === 1n) await sql`update talks.question set votes = votes + 1 where id = ${questionId}`.execute(tx)
  return numAffectedRows === 1n
} // prettier-ignore
