// SQL over lists of choices.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Instant } from '#core/kernel/time.ts'
import type { Exam } from '#core/modules/predictor/axes.ts'
import type { ListId } from '#core/modules/predictor/lists.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { lineColumns, type StoredLine } from '../search/line-columns.ts'

export interface StoredList {
  readonly id: z.output<typeof ListId>
  readonly learnerId: string
  readonly exam: Exam
  readonly items: readonly string[]
  readonly version: number
  readonly updatedAt: Instant
}

function selectLists(db: Db) {
  return db
    .selectFrom('predictor.choice_list')
    .select(['id', 'learner_id as learnerId', 'exam', 'items', 'version', 'updated_at as updatedAt'])
    .$castTo<StoredList>() // the table's checks let nothing else in
}

export async function listLists(db: Db, learnerId: string): Promise<StoredList[]> {
  return selectLists(db).where('learner_id', '=', learnerId).orderBy('exam').execute()
}

/** Another learner's list is not found. */
export async function findList(db: Db, id: string, learnerId: string): Promise<StoredList | undefined> {
  return selectLists(db).where('id', '=', id).where('learner_id', '=', learnerId).executeTakeFirst()
}

export async function findListOf(db: Db, learnerId: string, exam: Exam): Promise<StoredList | undefined> {
  return selectLists(db).where('learner_id', '=', learnerId).where('exam', '=', exam).executeTakeFirst()
}

/** Does nothing where the learner has one of the exam. */
export async function insertList(db: Db, list: { readonly id: string; readonly learnerId: string; readonly exam: Exam; readonly now: Instant }): Promise<void> {
  const { id, learnerId, exam, now } = list
  await db
    .insertInto('predictor.choice_list')
    .values({ id, learner_id: learnerId, exam, created_at: at(now), updated_at: at(now) })
    .onConflict((conflict) => conflict.columns(['learner_id', 'exam']).doNothing())
    .execute()
} // prettier-ignore

export interface ListChange {
  readonly id: string
  readonly items: readonly string[]
  readonly version: number
  readonly now: Instant
}

/** False when it has another version. */
export async function updateList(tx: Tx, { id, items, version, now }: ListChange): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('predictor.choice_list')
    .set({ items: [...items], version: version + 1, updated_at: at(now) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The lines of these ids. Seats that the newest data no longer has are left out. */
export async function linesByIds(db: Db, ids: readonly string[]): Promise<Map<string, StoredLine>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<StoredLine>`select ${lineColumns} from predictor.line
    join predictor.institute on institute.id = line.institute_id join predictor.program on program.id = line.program_id
    where line.id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** All of them. */
export async function deleteListsOf(db: Db, learnerId: string): Promise<void> {
  await db.deleteFrom('predictor.choice_list').where('learner_id', '=', learnerId).execute()
}
