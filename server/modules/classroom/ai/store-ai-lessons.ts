// SQL over the sessions of lessons led by AI, for the module that holds them.
import { sql } from 'kysely'
import type { ClassQuestion } from '#core/modules/classroom/pane/class-question.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** Lessons whose hour has come and that have not begun. */
export async function listDueLessons(db: Db, now: Instant, but: readonly string[]) {
  return db
    .selectFrom('classroom.session')
    .select(['id', 'starts_at as startsAt'])
    .where('has_room', '=', false)
    .where('status', 'in', ['SCHEDULED', 'OPEN'])
    .where('starts_at', '<=', at(now))
    .where('ends_at', '>', at(now))
    .where('id', 'not in', ['', ...but])
    .orderBy('starts_at')
    .limit(200)
    .execute()
}

export interface LessonPlace {
  readonly joinedAt: Instant
  /** The lesson can be entered, or it runs. */
  readonly isRunning: boolean
}

/** A learner's place in a lesson; undefined for a learner without one. */
export async function findLessonPlace(
  db: Db,
  { sessionId, learnerId }: { readonly sessionId: string; readonly learnerId: string },
): Promise<LessonPlace | undefined> {
  return selectPlace(db, sessionId, learnerId).executeTakeFirst()
}

/** One answer of the learner after the other: the place is locked until the transaction ends. */
export async function lockLessonPlace(
  tx: Tx,
  { sessionId, learnerId }: { readonly sessionId: string; readonly learnerId: string },
): Promise<LessonPlace | undefined> {
  return selectPlace(tx, sessionId, learnerId).forUpdate('p').executeTakeFirst()
}

function selectPlace(db: Db, sessionId: string, learnerId: string) {
  return db
    .selectFrom('classroom.session as s')
    .innerJoin('classroom.seat as p', 'p.session_id', 's.id')
    .select(['p.joined_at as joinedAt', sql<boolean>`s.status in ('OPEN', 'LIVE')`.as('isRunning')])
    .where('s.id', '=', sessionId)
    .where('s.has_room', '=', false)
    .where('p.learner_id', '=', learnerId)
    .where('p.removed_at', 'is', null)
}

interface LessonQuestion extends ClassQuestion {
  readonly id: string
  readonly text: string
}

interface OpenTimes {
  readonly opensAt: Instant
  readonly closesAt: Instant
}

/** The questions of a lesson: each learner answers them by their own clock within these times. */
export async function insertLessonQuestions(
  tx: Tx,
  sessionId: string,
  questions: readonly LessonQuestion[],
  { opensAt, closesAt }: OpenTimes,
): Promise<void> {
  if (questions.length === 0) return
  await tx
    .insertInto('classroom.class_question')
    .values(
      questions.map(({ id, kind, text, options, key }) => ({
        id,
        session_id: sessionId,
        kind,
        text,
        options: [...options],
        key: key && JSON.stringify(key),
        opened_at: at(opensAt),
        closes_at: at(closesAt),
      })),
    )
    .execute()
}
