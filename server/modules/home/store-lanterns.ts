// SQL over what people leave here: what they did with a pop-up, and a learner's lanterns.
import type { z } from 'zod'
import type { Instant } from '#core/kernel/time.ts'
import { Goal } from '#core/modules/home/lantern.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

interface PopupEvent {
  readonly popupId: string
  readonly type: string
  readonly mark: Buffer
  readonly now: Instant
}

/** Answers false when this mark has done so before. */
export async function insertPopupEvent(db: Db, { popupId, type, mark, now }: PopupEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('home.popup_event')
    .values({ popup_id: popupId, type, mark, at: at(now) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function findGoal(db: Db, learnerId: string): Promise<z.infer<typeof Goal> | null> {
  const row = await db.selectFrom('home.lantern_goal').select('nights').where('learner_id', '=', learnerId).executeTakeFirst() // prettier-ignore
  return row ? Goal.parse(row.nights) : null
}

export async function updateGoal(db: Db, learnerId: string, nights: number): Promise<void> {
  await db
    .insertInto('home.lantern_goal')
    .values({ learner_id: learnerId, nights })
    .onConflict((conflict) => conflict.column('learner_id').doUpdateSet({ nights }))
    .execute()
}

/** Returns the days whose lantern is lit. */
export async function listNights(db: Db, learnerId: string, days: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('home.lantern_night')
    .select('day')
    .where('learner_id', '=', learnerId)
    .where('day', 'in', [...days])
    .execute()
  return rows.map(({ day }) => day)
}

/** Every night ever lit, oldest first. */
export async function listAllNights(db: Db, learnerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('home.lantern_night')
    .select('day')
    .where('learner_id', '=', learnerId)
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}

interface NightOfLearner {
  readonly learnerId: string
  readonly day: string
}

export async function insertNights(db: Db, nights: readonly NightOfLearner[], now: Instant): Promise<void> {
  if (nights.length === 0) return
  await db
    .insertInto('home.lantern_night')
    .values(nights.map(({ learnerId, day }) => ({ learner_id: learnerId, day, lit_at: at(now) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteLanterns(db: Db, learnerId: string): Promise<void> {
  await db.deleteFrom('home.lantern_night').where('learner_id', '=', learnerId).execute()
  await db.deleteFrom('home.lantern_goal').where('learner_id', '=', learnerId).execute()
}
