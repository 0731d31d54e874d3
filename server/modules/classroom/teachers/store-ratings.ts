// SQL over what learners say of classes.
import type { Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

interface Rater {
  readonly sessionId: string
  readonly learnerId: string
}

export interface NewRating extends Rater {
  readonly id: string
  readonly teacherId: string
  readonly stars: number
  readonly text: string
  readonly now: Instant
}

/** The last word counts. */
export async function upsertRating(
  db: Db,
  { id, sessionId, teacherId, learnerId, stars, text, now }: NewRating,
): Promise<void> {
  const word = { stars, text, given_at: at(now) }
  await db
    .insertInto('classroom.rating')
    .values({ id, session_id: sessionId, teacher_id: teacherId, learner_id: learnerId, ...word })
    .onConflict((conflict) => conflict.columns(['session_id', 'learner_id']).doUpdateSet(word))
    .execute()
}

export async function findStars(db: Db, { sessionId, learnerId }: Rater): Promise<number | null> {
  const row = await db
    .selectFrom('classroom.rating')
    .select('stars')
    .where('session_id', '=', sessionId)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst()
  return row?.stars ?? null
}
