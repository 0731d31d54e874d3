// Values that staff choose from a list which others keep: a board, a target. A value that is not in its list would match nothing.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import type { ResourceSpec } from '#core/kernel/resource.ts'
import { listedValuesIn, type ListedValue } from '#core/kernel/schemas.ts'
import type { Ctx } from '#server/platform/context.ts'
import { lists } from '#server/platform/resource/points/lists.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import type { Fields } from '../store.ts'

interface Change {
  readonly before: Fields | undefined
  readonly fields: Fields
}

/** Throws INVALID_INPUT with each field whose value is not in its list. Values that the row had before may stay. */
export async function refuseUnlistedValues(ctx: Ctx, tx: Tx, spec: ResourceSpec, change: Change): Promise<void> {
  const { before = {}, fields } = change
  const shape = { ...spec.create?.shape, ...spec.update?.shape, ...spec.bulk?.shape }
  const valuesOf = (values: Fields): ListedValue[] =>
    Object.entries(shape).flatMap(([name, schema]) => listedValuesIn(schema, values[name], [name]))
  const known = new Set(valuesOf(before).map(keyOf))
  const added = valuesOf(fields).filter((each) => !known.has(keyOf(each)))
  const missing: ListedValue[] = []
  for (const [list, ofList] of Map.groupBy(added, (each) => each.list)) {
    const find = lists.of(ctx, list)
    if (!find) continue
    const there = await find(
      tx,
      ofList.map(({ value }) => value),
    )
    missing.push(...ofList.filter(({ value }) => !there.includes(value)))
  }
  if (missing.length === 0) return
  const fieldErrors = missing.map(({ path, list, value }) => [path.join('.'), `“${value}” is not one of our ${list}. Choose one from the list.`]) // prettier-ignore
  throw new DomainError(commonErrors.INVALID_INPUT, {}, Object.fromEntries(fieldErrors))
}

/** False as well for a list that no module keeps. */
export async function isListed(ctx: Ctx, db: Db, list: string, value: string): Promise<boolean> {
  const there = await lists.of(ctx, list)?.(db, [value])
  return there?.includes(value) ?? false
}

function keyOf({ list, value }: ListedValue): string {
  return `${list} ${value}`
}
