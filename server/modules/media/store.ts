// All SQL over the media schema. No other file names a media table.
import { mediaStaffApi as api } from '#core/modules/media/staff-api.ts'
import { sql } from 'kysely'
import { NO_FOLDER } from '#core/modules/media/folder.ts'
import type { PictureType } from '#core/modules/media/limits.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export interface Upload {
  readonly id: string
  readonly type: string
  readonly bytes: number
  readonly sha256: string
  readonly expiresAt: Instant
}

export async function insertUpload(
  db: Db,
  { id, type, bytes, sha256, expiresAt }: Upload,
  staffId: string,
): Promise<void> {
  await db
    .insertInto('media.upload')
    .values({ id, type, bytes, sha256, staff_id: staffId, expires_at: at(expiresAt) })
    .execute()
}

/** Finds an open upload of the member of staff who started it. */
export function findUpload(db: Db, id: string, staffId: string, now: Instant): Promise<Upload | undefined> {
  return db
    .selectFrom('media.upload')
    .select(['id', 'type', 'bytes', 'sha256', 'expires_at as expiresAt'])
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', at(now))
    .executeTakeFirst()
}

/** Answers whether it was still there: it is kept once. */
export async function deleteUpload(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('media.upload').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Those nobody came back for, at most a thousand, without those in `but`. */
export async function listUploadsBefore(db: Db, before: Instant, but: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('media.upload')
    .select('id')
    .where('expires_at', '<', at(before))
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val(but)))))
    .limit(1_000)
    .execute()
  return rows.map(({ id }) => id)
}

export interface StoredFile {
  readonly sha256: string
  readonly type: PictureType
  readonly bytes: number
  readonly width: number
  readonly height: number
}

export async function findPictureId(db: Db, sha256: string): Promise<string | undefined> {
  const row = await db.selectFrom('media.picture').select('id').where('sha256', '=', sha256).executeTakeFirst()
  return row?.id
}

/** The file under a picture; undefined when there is no such picture. Nobody else changes it until the transaction ends. */
export async function lockFile(tx: Tx, id: string): Promise<Pick<StoredFile, 'sha256' | 'type'> | undefined> {
  const row = await tx.selectFrom('media.picture').select(['sha256', 'type']).where('id', '=', id).forUpdate().executeTakeFirst() // prettier-ignore
  return row && { sha256: row.sha256, type: row.type as PictureType } // checked by the table
}

export async function insertPicture(
  tx: Tx,
  {
    id,
    alt,
    ...file
  }: StoredFile & { readonly id: string; readonly alt: LocalisedText; readonly folder?: string | undefined },
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('media.picture')
    .values({ id, ...file, alt: JSON.stringify(alt), added_at: at(now) })
    .execute()
}

export async function updateFile(tx: Tx, id: string, file: StoredFile, alt: LocalisedText): Promise<void> {
  await tx
    .updateTable('media.picture')
    .set({ ...file, alt: JSON.stringify(alt) })
    .where('id', '=', id)
    .execute()
}

export async function deletePicture(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('media.picture').where('id', '=', id).execute()
}

export interface PictureRow extends StoredFile {
  readonly id: string
  readonly alt: LocalisedText
}

export async function listPictures(db: Db, ids: readonly string[]): Promise<PictureRow[]> {
  const rows = await db
    .selectFrom('media.picture')
    .select(['id', 'sha256', 'type', 'bytes', 'width', 'height', 'alt'])
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
  return rows.map((row) => ({ ...row, type: row.type as PictureType, alt: row.alt as LocalisedText })) // only texts are written to it
}

export interface Place {
  readonly resource: string
  readonly id: string
  readonly field: string
}

/** The folders that have pictures, by name. */
export async function listFolders(db: Db) {
  return db
    .selectFrom('media.picture')
    .select(['folder', (eb) => eb.fn.countAll<number>().as('pictures')])
    .where('folder', '<>', '')
    .groupBy('folder')
    .orderBy('folder')
    .execute()
}

/** Records the picture that this field shows from now on, or null for no picture. */
export async function replaceUse(tx: Tx, { resource, id, field }: Place, pictureId: string | null): Promise<void> {
  await tx
    .deleteFrom('media.use')
    .where('resource', '=', resource)
    .where('id', '=', id)
    .where('field', '=', field)
    .execute()
  if (pictureId === null) return
  await tx.insertInto('media.use').values({ resource, id, field, picture_id: pictureId }).execute()
}

/** The same for a text with several pictures: "draft/1", "draft/2". A fixed use keeps the file under the picture as it is. */
export async function replaceUses(
  tx: Tx,
  { resource, id, field, isFixed }: Place & { readonly isFixed: boolean },
  pictureIds: readonly string[],
): Promise<void> {
  await sql`delete from media.use where resource = ${resource} and id = ${id} and starts_with(field, ${`${field}/`})`.execute(
    tx,
  )
  const rows = pictureIds.map((picture_id, i) => ({
    resource,
    id,
    field: `${field}/${i + 1}`,
    picture_id,
    is_fixed: isFixed,
  }))
  if (rows.length > 0) await tx.insertInto('media.use').values(rows).execute()
}

/** True if something that never changes shows this picture. */
export async function isFixedPicture(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('media.use')
    .select('id')
    .where('picture_id', '=', id)
    .where('is_fixed', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

const uses = sql`(select coalesce(json_agg(json_build_object('resource', resource, 'id', use.id) order by resource, use.id), '[]')
  from media.use where picture_id = picture.id)`

/** As the console lists them. */
export const pictureRows = tableStore(api.staffPictures, {
  table: 'media.picture',
  computed: {
    url: sql`'/media/' || sha256 || '.' || case type when 'image/jpeg' then 'jpg' else split_part(type, '/', 2) end`,
    uses,
  },
  search: ['alt'],
  where: {
    folder: (value) => sql<boolean>`folder = ${value === NO_FOLDER ? '' : value}`,
    isUsed: (value) => sql<boolean>`exists (select from media.use where picture_id = picture.id) = ${value}`,
  },
})
