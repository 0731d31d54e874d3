// SQL over lessons led by AI, and over the sessions that hold them.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { LessonStep } from '#core/modules/lessons/ai/graph.ts'
import type { StepRow } from '#core/modules/lessons/ai/step-row.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface AiLesson {
  readonly id: string
  readonly title: string
  readonly language: Language
  readonly steps: readonly StepRow[]
}

/** Those of these lessons that are published. */
export async function listPublished(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, AiLesson>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('lessons.ai_lesson')
    .select(['id', 'title', 'language', 'steps'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .where('status', '=', 'ACTIVE')
    .execute()
  return new Map(rows.map((row) => [row.id, row as unknown as AiLesson])) // only what its schema has parsed is written there
}

export async function hasAiLesson(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('lessons.ai_lesson').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** How often the batch has held each lesson. */
export async function countHeld(db: Db, batchId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('lessons.ai_session')
    .select((eb) => ['lesson_id', eb.fn.countAll<number>().as('times')])
    .where('batch_id', '=', batchId)
    .groupBy('lesson_id')
    .execute()
  return new Map(rows.map(({ lesson_id, times }) => [lesson_id, Number(times)]))
}

export interface HeldLesson {
  readonly sessionId: string
  readonly batchId: string
  readonly lessonId: string
  readonly title: string
  readonly language: Language
  /** Their films are files. */
  readonly steps: readonly LessonStep[]
  /** The classroom's question of each step that is answered. */
  readonly questions: Readonly<Record<string, string>>
  readonly startsAt: Instant
  /** Attendance counts until then. */
  readonly heldTill: Instant
  /** Nobody is in it any more. */
  readonly closesAt: Instant
}

/** The first of several calls writes, and the others wait for it. Answers whether this one did. */
export async function insertHeld(tx: Tx, held: HeldLesson): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('lessons.ai_session')
    .values({
      session_id: held.sessionId,
      batch_id: held.batchId,
      lesson_id: held.lessonId,
      title: held.title,
      language: held.language,
      steps: JSON.stringify(held.steps),
      questions: JSON.stringify(held.questions),
      starts_at: at(held.startsAt),
      held_till: at(held.heldTill),
      closes_at: at(held.closesAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findHeld(db: Db, sessionId: string): Promise<HeldLesson | undefined> {
  const row = await selectHeld(db).where('session_id', '=', sessionId).executeTakeFirst()
  return row as HeldLesson | undefined // only a held lesson is written there
}

/** Lessons in which nobody is any more and that have not been closed. */
export async function listClosing(db: Db, now: Instant, but: readonly string[]): Promise<HeldLesson[]> {
  const rows = await selectHeld(db)
    .where('closed_at', 'is', null)
    .where('closes_at', '<=', at(now))
    .where('session_id', 'not in', ['', ...but])
    .orderBy('closes_at')
    .limit(200)
    .execute()
  return rows as unknown as HeldLesson[] // likewise
}

function selectHeld(db: Db) {
  return db
    .selectFrom('lessons.ai_session')
    .select(['session_id as sessionId', 'batch_id as batchId', 'lesson_id as lessonId', 'title', 'language', 'steps'])
    .select(['questions', 'starts_at as startsAt', 'held_till as heldTill', 'closes_at as closesAt'])
}

export async function updateClosed(tx: Tx, sessionId: string, now: Instant): Promise<void> {
  await tx
    .updateTable('lessons.ai_session')
    .set({ closed_at: at(now) })
    .where('session_id', '=', sessionId)
    .execute()
}

/** The counted shares of right answers in percent, keyed by the branch. */
export async function listShares(db: Db, sessionId: string): Promise<ReadonlyMap<string, number>> {
  const shares = db.selectFrom('lessons.ai_share').select(['step_id', 'percent']).where('session_id', '=', sessionId)
  return new Map((await shares.execute()).map(({ step_id, percent }) => [step_id, percent]))
}

/** The first count stays: it decides for everybody. */
export async function insertShare(
  db: Db,
  { sessionId, stepId, percent }: { readonly sessionId: string; readonly stepId: string; readonly percent: number },
): Promise<void> {
  await db
    .insertInto('lessons.ai_share')
    .values({ session_id: sessionId, step_id: stepId, percent })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A lesson that is not closed plays this file. */
export async function isPlayed(db: Db, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from lessons.ai_session where closed_at is null
      and jsonb_path_exists(steps, '$[*].*.filmId ? (@ == $file)', ${JSON.stringify({ file: fileId })}::jsonb) limit 1`.execute(db)
  return rows.length > 0
} // prettier-ignore
