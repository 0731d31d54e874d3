// SQL over the views that members of staff share.
import type { Selectable } from 'kysely'
import type { SavedView } from '#core/modules/staff/views/views-api.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

export interface StoredView extends SavedView {
  readonly id: string
  readonly resource: string
  readonly authorId: string
}

/** In the order of their names. */
export async function listShared(db: Db, resource: string): Promise<StoredView[]> {
  const rows = await db
    .selectFrom('staff.shared_view')
    .selectAll()
    .where('resource', '=', resource)
    .orderBy('label')
    .execute()
  return rows.map(viewFromRow)
}

/** The row is locked. */
export async function lockShared(tx: Tx, id: string): Promise<StoredView | undefined> {
  const row = await tx.selectFrom('staff.shared_view').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && viewFromRow(row)
}

/** False when the list has another one of this name. */
export async function insertShared(tx: Tx, view: StoredView, now: Instant): Promise<boolean> {
  const { id, resource, label, value, authorId } = view
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff.shared_view')
    .values({ id, resource, label, value: JSON.stringify(value), author_id: authorId, shared_at: at(now) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateShared(tx: Tx, id: string, { label, value }: SavedView): Promise<void> {
  await tx
    .updateTable('staff.shared_view')
    .set({ label, value: JSON.stringify(value) })
    .where('id', '=', id)
    .execute()
}

export async function deleteShared(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('staff.shared_view').where('id', '=', id).execute()
}

function viewFromRow(row: Selectable<Tables['staff.shared_view']>): StoredView {
  const { id, resource, label, author_id: authorId } = row
  return { id, resource, label, authorId, value: row.value as SavedView['value'] } // only views are written there
}
