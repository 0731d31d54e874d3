// Which options of a version may change places. A version never changes, so a process works it out once: every view of a test asks.
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { movableOptions, reordered } from '#core/modules/questions/option-order.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listVersionSources, type VersionText } from './store-versions.ts'

const MOST_VERSIONS = 20_000

const known = new LRUCache<string, readonly string[]>({ max: MOST_VERSIONS })

/** The options that may change places with each other, by the id of the version. */
export async function listMovableOptions(
  db: Db,
  versions: readonly VersionText[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const unknown = versions.flatMap(({ id }) => (known.has(id) ? [] : [id]))
  const sources = unknown.length === 0 ? new Map<string, string[]>() : await listVersionSources(db, unknown)
  return new Map(
    versions.map((version) => {
      const { id } = version
      const movable = known.get(id) ?? movableOptions({ ...version, sources: sources.get(id) ?? [] })
      known.set(id, movable)
      return [id, movable]
    }),
  )
}

/** The same order for the same seed, in every language. */
export function orderOptions(optionIds: readonly string[], movable: readonly string[], seed: string): string[] {
  const drawn = movable.map((id) => ({ id, at: hash('sha256', seed + id) }))
  return reordered(optionIds, drawn.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(({ id }) => id)) // prettier-ignore
}
