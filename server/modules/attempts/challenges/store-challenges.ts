// SQL over challenges of keys.
import { sql } from 'kysely'
import type { Challenge } from '#core/modules/attempts/after-test-api.ts'
import { attemptsStaffApi as api } from '#core/modules/attempts/staff-api.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { completedBy } from '#server/platform/resource/completed.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { withLearnerName, withQuestionWords } from '../named-rows.ts'

const challengeTable = tableStore(api.staffKeyChallenges, {
  elsewhere: ['learnerName', 'questionWords'],
  table: 'attempts.challenge',
  search: ['evidence', 'paperId', 'questionId'],
})

export const challengeRows = completedBy(completedBy(challengeTable, withLearnerName), withQuestionWords)

const columns = sql`id, question_id as "questionId", claim, evidence, is_late as "isLate", status, answer, made_at as "madeAt"`

export interface NewChallenge {
  readonly id: string
  readonly attemptId: string
  readonly learnerId: string
  readonly paperId: string
  readonly questionId: string
  readonly claim: Challenge['claim']
  readonly evidence: string
  readonly isLate: boolean
  readonly now: Instant
}

/** Answers the learner's challenge of the question: this one, or the one that was there. */
export async function insertChallenge(db: Db, fresh: NewChallenge): Promise<Challenge | undefined> {
  const { attemptId, learnerId, paperId, questionId, claim, evidence, isLate, now } = fresh
  await sql`
    insert into attempts.challenge (id, attempt_id, learner_id, paper_id, question_id, claim, evidence, is_late, made_at)
    values (${fresh.id}, ${attemptId}, ${learnerId}, ${paperId}, ${questionId}, ${claim}, ${evidence}, ${isLate}, ${at(now)})
    on conflict (learner_id, paper_id, question_id) do nothing`.execute(db)
  const { rows } = await sql<Challenge>`select ${columns} from attempts.challenge
    where learner_id = ${learnerId} and paper_id = ${paperId} and question_id = ${questionId}`.execute(db)
  return rows[0]
}

/** In the order in which they were made. */
export async function listChallenges(db: Db, attempt: { readonly learnerId: string; readonly paperId: string }): Promise<Challenge[]> {
  const { rows } = await sql<Challenge>`select ${columns} from attempts.challenge
    where learner_id = ${attempt.learnerId} and paper_id = ${attempt.paperId} order by made_at, id`.execute(db)
  return rows
} // prettier-ignore

export interface DecidedChallenge {
  readonly id: string
  readonly attemptId: string
  readonly learnerId: string
  readonly paperId: string
}

/** Upholds all that are open for the question. */
export async function updateUpheld(tx: Tx, { paperId, questionId, now }: { readonly paperId: string; readonly questionId: string; readonly now: Instant }): Promise<DecidedChallenge[]> {
  const { rows } = await sql<DecidedChallenge>`
    update attempts.challenge set status = 'UPHELD', decided_at = ${at(now)}
    where paper_id = ${paperId} and question_id = ${questionId} and status = 'OPEN'
    returning id, attempt_id as "attemptId", learner_id as "learnerId", paper_id as "paperId"`.execute(tx)
  return rows
} // prettier-ignore
