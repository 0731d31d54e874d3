// Inserts many rows at once for tests and the seed, through the stores by which staff write: one statement per list.
import type { Db } from '#server/platform/database/db.ts'
import { insertChapters, insertPrices, insertSlots, insertStaff, type NewBatch, type NewBundle, type NewCurriculum, type NewMenuEntry } from '../store-write.ts' // prettier-ignore
import { batchRows, courseRows, curriculumRows, trials } from './courses.ts'
import { menu } from './resources.ts'

export async function insertCurricula(db: Db, curricula: readonly NewCurriculum[]): Promise<void> {
  await curriculumRows.insertMany(
    db,
    curricula.map(({ chapters: _chapters, name = '', ...curriculum }) => ({ ...curriculum, name })),
  )
  await insertChapters(db, curricula)
}

/** Courses with their trials, their prices so far and who teaches in them. */
export async function insertBundles(db: Db, bundles: readonly NewBundle[]): Promise<void> {
  const rows = bundles.map(({ trials: _trials, staff: _staff, pricedAt: _since, before: _before, ...row }) => row)
  await courseRows.insertMany(db, rows)
  await insertPrices(db, bundles)
  await trials.insertMany(
    db,
    bundles.flatMap(({ id: bundleId, trials: own }) => own.map((trial) => ({ bundleId, ...trial, isActive: true }))),
  )
  await insertStaff(db, bundles)
}

export async function insertBatches(db: Db, batches: readonly NewBatch[]): Promise<void> {
  await batchRows.insertMany(
    db,
    batches.map(({ slots: _slots, price = null, ...batch }) => ({ ...batch, price })),
  )
  await insertSlots(db, batches)
}

export async function insertMenu(db: Db, entries: readonly NewMenuEntry[]): Promise<void> {
  await menu.insertMany(
    db,
    entries.flatMap((entry) => menuRows(entry, null)),
  )
}

type MenuRow = Omit<NewMenuEntry, 'children'> & { readonly id: string; readonly parentKey: string | null }

function menuRows({ children = [], ...entry }: NewMenuEntry, parentKey: string | null): MenuRow[] {
  const row = { id: entry.key, parentKey, entityState: 'ACTIVE' as const, ...entry }
  return [row, ...children.flatMap((child) => menuRows(child, entry.key))]
}
