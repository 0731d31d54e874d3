// SQL over the questions that learners ask their teacher in a class.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

interface Place {
  readonly sessionId: string
  readonly learnerId: string
}

export interface PaneStanding {
  readonly isChatLocked: boolean
  /** Not over and not cancelled. */
  readonly isRunning: boolean
  readonly timerEndsAt: Instant | null
}

/** How the class stands for a learner who has a place in it. Undefined for everybody else. */
export async function findPaneStanding(db: Db, { sessionId, learnerId }: Place): Promise<PaneStanding | undefined> {
  return (
    db
      .selectFrom('classroom.session as s')
      .innerJoin('classroom.seat as p', 'p.session_id', 's.id')
      .select(['s.is_chat_locked as isChatLocked', sql<boolean>`s.status in ('OPEN', 'LIVE')`.as('isRunning')])
      .select('s.timer_ends_at as timerEndsAt')
      .where('s.id', '=', sessionId)
      .where('p.learner_id', '=', learnerId)
      .where('p.removed_at', 'is', null)
      // Its questions open and close for each learner by the lesson's clock.
      .where('s.has_room', '=', true)
      .executeTakeFirst()
  )
}

/** The settings of the teacher. */
export async function findPaneState(
  db: Db,
  sessionId: string,
): Promise<Pick<PaneStanding, 'isChatLocked' | 'timerEndsAt'>> {
  return db
    .selectFrom('classroom.session')
    .select(['is_chat_locked as isChatLocked', 'timer_ends_at as timerEndsAt'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
}

export async function updateChatLock(tx: Tx, sessionId: string, isLocked: boolean): Promise<void> {
  await tx.updateTable('classroom.session').set({ is_chat_locked: isLocked }).where('id', '=', sessionId).execute()
}

/** Answers false when the learner has asked as many as one may. The learner's place is locked: two at once are counted. */
export async function insertLearnerQuestion(
  tx: Tx,
  question: Place & { readonly id: string; readonly text: string; readonly now: Instant; readonly most: number },
): Promise<boolean> {
  const { id, sessionId, learnerId, text, now, most } = question
  await tx
    .selectFrom('classroom.seat')
    .select('visit')
    .where('session_id', '=', sessionId)
    .where('learner_id', '=', learnerId)
    .forUpdate()
    .execute()
  const { numAffectedRows } = await sql`
    insert into classroom.learner_question (id, session_id, learner_id, text, asked_at)
    select ${id}, ${sessionId}, ${learnerId}, ${text}, ${at(now)}
    where (select count(*) from classroom.learner_question
      where session_id = ${sessionId} and learner_id = ${learnerId}) < ${most}`.execute(tx)
  return numAffectedRows === 1n
}

/** Answers false for a question that the class does not see. A second vote changes nothing. */
export async function insertVote(
  tx: Tx,
  { questionId, sessionId, learnerId }: Place & { readonly questionId: string },
): Promise<boolean> {
  const question = await tx
    .selectFrom('classroom.learner_question')
    .select('id')
    .where('id', '=', questionId)
    .where('session_id', '=', sessionId)
    .where('shown_at', 'is not', null)
    .executeTakeFirst()
  if (!question) return false
  await tx
    .insertInto('classroom.question_vote')
    .values({ question_id: questionId, learner_id: learnerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** Answers false for a question of another class. */
export async function updateShown(
  tx: Tx,
  { sessionId, questionId }: { readonly sessionId: string; readonly questionId: string },
  shownAt: Instant | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classroom.learner_question')
    .set({ shown_at: at(shownAt) })
    .where('id', '=', questionId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface LearnerQuestionRow {
  readonly id: string
  readonly learnerId: string
  readonly text: string
  readonly isShown: boolean
  readonly votes: number
  readonly hasVoted: boolean
}

const MOST_SHOWN = 200

/** Those with the most votes first. `viewer`: only what the class sees, and this learner's own. */
export async function listLearnerQuestions(
  db: Db,
  sessionId: string,
  viewer: string | null,
): Promise<LearnerQuestionRow[]> {
  const { rows } = await sql<LearnerQuestionRow>`
    select q.id, q.learner_id as "learnerId", q.text, q.shown_at is not null as "isShown", count(v.learner_id)::int as votes,
      coalesce(bool_or(v.learner_id = ${viewer}), false) as "hasVoted"
    from classroom.learner_question q left join classroom.question_vote v on v.question_id = q.id
    where q.session_id = ${sessionId} and (${viewer}::text is null or q.shown_at is not null or q.learner_id = ${viewer})
    group by q.id order by count(v.learner_id) desc, q.asked_at, q.id limit ${MOST_SHOWN}`.execute(db)
  return rows
}
