import { SPEC, type AnyResource } from '#core/kernel/resource.ts'
import type { Picture } from '#core/modules/media/picture.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import type { FullStore } from '#server/platform/resource/store.ts'
import { fileKey } from './file-key.ts'
import { findPictureId, listPictures, replaceUse } from './store.ts'

/** Returns each picture as a page shows it, by one statement for all. An unknown or deleted picture is null. */
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

/** The addresses and sizes of these pictures. An id without a picture has no entry. */
export async function listFigures(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Figure>> {
  const rows = ids.length === 0 ? [] : await listPictures(db, ids)
  return new Map(rows.map((row) => [row.id, { url: `/${fileKey(row)}`, width: row.width, height: row.height }]))
}

/** The id of the picture of the library at this address: "/media/3f….webp". Undefined for any other address. */
export async function pictureAt(db: Db, address: string): Promise<string | undefined> {
  const [, sha256] = /^\/media\/([0-9a-f]{64})\.\w+$/.exec(address) ?? []
  return sha256 === undefined ? undefined : findPictureId(db, sha256)
}

export type Figure = Omit<Picture, 'alt'>

/** A store some of whose fields name pictures: that they are shown there is kept with the row, so that they stay. */
export function withPictures<R extends object, W extends object>(
  api: AnyResource,
  rows: FullStore<R, W>,
  fields: readonly PictureField<W>[],
): FullStore<R, W> {
  const { name: resource } = api[SPEC]

  async function noteUses(tx: Tx, id: string, given: Partial<W>) {
    for (const field of fields) {
      const picture = given[field] as string | null | undefined // see PictureField
      if (picture !== undefined) await replaceUse(tx, { resource, id, field }, picture)
    }
  }

  return {
    ...rows,
    async insert(tx, id, given, now) {
      await rows.insert(tx, id, given, now)
      await noteUses(tx, id, given)
    },
    async update(tx, id, given, now) {
      await rows.update(tx, id, given, now)
      await noteUses(tx, id, given)
    },
  }
}

/** A field that holds the id of a picture. */
type PictureField<W> = { [K in keyof W & string]: W[K] extends string | null | undefined ? K : never }[keyof W & string]
