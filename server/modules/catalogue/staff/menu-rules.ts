// The rules of the header menu: each entry has a place that families can reach, and its icon stays in the library.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import { MENU_LEVELS } from '#core/modules/catalogue/menu-levels.ts'
import type { catalogueStaffApi } from '#core/modules/catalogue/staff-api.ts'
import { pictureAt, replaceUses } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { Write } from '#server/platform/resource/resource.ts'

type MenuWrite = Write<typeof catalogueStaffApi.staffMenu>

/** Refuses a parent that does not exist, that is below the entry itself, or under which there would be a fourth level. */
export async function checkMenuPlace(_ctx: Ctx, tx: Tx, { before, fields }: MenuWrite): Promise<void> {
  const { parentKey } = fields
  if (parentKey === undefined || parentKey === null || parentKey === before?.parentKey) return
  // Two who move entries below each other at once would make a circle.
  await sql`select pg_advisory_xact_lock(hashtext('catalogue.menu_entry'))`.execute(tx)
  const above = await listAbove(tx, parentKey)
  if (above.length === 0) refuse('There is no such entry. Choose one from the list.')
  if (before && above.includes(before.id)) refuse('An entry cannot be below itself.')
  const levelsBelow = before ? await countLevelsBelow(tx, before.id) : 0
  if (above.length + 1 + levelsBelow > MENU_LEVELS) refuse('The menu has three levels. Choose a parent higher up.')
}

function refuse(text: string): never {
  throw new DomainError(commonErrors.INVALID_INPUT, {}, { parentKey: text })
}

/** The entry and all above it. Empty for a key that no entry has. */
async function listAbove(tx: Tx, key: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`with recursive above as (
      select key, parent_key from catalogue.menu_entry where key = ${key}
      union select e.key, e.parent_key from catalogue.menu_entry e join above on e.key = above.parent_key)
    select key from above`.execute(tx)
  return rows.map((row) => row.key)
}

async function countLevelsBelow(tx: Tx, key: string): Promise<number> {
  const { rows } = await sql<{ levels: number }>`with recursive below as (
      select key, 0 as level from catalogue.menu_entry where key = ${key}
      union select e.key, below.level + 1 from catalogue.menu_entry e join below on e.parent_key = below.key where below.level < ${MENU_LEVELS})
    select max(level) as levels from below`.execute(tx)
  return rows[0]?.levels ?? 0
}

/** A picture that is the icon of an entry is not deleted from the library, nor is its file replaced. */
export async function noteMenuIcon(_ctx: Ctx, tx: Tx, id: string, { fields }: MenuWrite): Promise<void> {
  if (fields.iconUrl === undefined) return
  const picture = fields.iconUrl === null ? undefined : await pictureAt(tx, fields.iconUrl)
  await replaceUses(
    tx,
    { resource: 'menu', id, field: 'iconUrl', isFixed: true },
    picture === undefined ? [] : [picture],
  )
}
