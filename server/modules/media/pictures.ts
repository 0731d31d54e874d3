import type { Picture } from '#core/modules/media/picture.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { ResourceStore } from '#server/platform/resource/store.ts'
import { fileKey } from './file-key.ts'
import { listPictures, replaceUse } from './store.ts'

/** Each of these pictures as a page shows it: one statement for all. What is none, or gone, is null. */
export async function picturesOf(
  ctx: Ctx,
  ids: readonly (string | null)[],
  lang: Language,
): Promise<(id: string | null) => Picture | null> {
  const wanted = ids.filter((id) => id !== null)
  const rows = wanted.length === 0 ? [] : await listPictures(ctx.db, wanted)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => {
    const row = id === null ? undefined : byId.get(id)
    if (!row) return null
    return { url: `/${fileKey(row)}`, width: row.width, height: row.height, alt: inLanguage(row.alt, lang) }
  }
}

/** A store some of whose fields name pictures: that they are shown there is kept with the row, so that they stay. */
export function withPictures(rows: ResourceStore, resource: string, fields: readonly string[]): ResourceStore {
  async function noteUses(tx: Parameters<typeof replaceUse>[0], id: string, given: Readonly<Record<string, unknown>>) {
    for (const field of fields)
      if (given[field] !== undefined) await replaceUse(tx, { resource, id, field }, given[field] as string | null) // the contract's
  }

  return {
    ...rows,
    async insert(tx, id, given, now) {
      await rows.insert?.(tx, id, given, now)
      await noteUses(tx, id, given)
    },
    async update(tx, id, given, now) {
      await rows.update?.(tx, id, given, now)
      await noteUses(tx, id, given)
    },
  }
}
