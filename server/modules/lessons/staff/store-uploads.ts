// SQL over the uploads of staff.
import { sql } from 'kysely'
import type { FileType } from '#core/modules/media/file-types.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface Upload {
  readonly id: string
  readonly lessonId: string
  readonly staffId: string
  readonly kind: 'FILM' | 'NOTES'
  readonly key: string
  readonly storageRef: string
  readonly type: FileType
  readonly bytes: number
  readonly lengthSeconds: number | null
  readonly expiresAt: Instant
}

export async function insertUpload(db: Db, upload: Upload): Promise<void> {
  const { lessonId, staffId, storageRef, lengthSeconds, expiresAt, ...columns } = upload
  await db
    .insertInto('lessons.upload')
    .values({
      ...columns,
      lesson_id: lessonId,
      staff_id: staffId,
      storage_ref: storageRef,
      length_seconds: lengthSeconds,
      expires_at: at(expiresAt),
    })
    .execute()
}

/** One of this member of staff that is not over. */
export async function findUpload(db: Db, id: string, staffId: string, now: Instant): Promise<Upload | undefined> {
  return selectUploads(db)
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', at(now))
    .executeTakeFirst()
}

/** Those nobody came back for, at most a hundred, without those in `but`. */
export function listOverUploads(db: Db, now: Instant, but: readonly string[]): Promise<Upload[]> {
  return selectUploads(db)
    .where('expires_at', '<=', at(now))
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val([...but])))))
    .orderBy('expires_at')
    .limit(100)
    .execute()
}

function selectUploads(db: Db) {
  return db
    .selectFrom('lessons.upload')
    .select(['id', 'lesson_id as lessonId', 'staff_id as staffId', 'kind', 'key', 'storage_ref as storageRef', 'type'])
    .select(['bytes', 'length_seconds as lengthSeconds', 'expires_at as expiresAt'])
    .$narrowType<{ kind: Upload['kind']; type: FileType }>()
}

/** Answers true to one of several who would put the parts together now. A claim holds for two minutes. */
export async function claimUpload(db: Db, id: string, now: Instant): Promise<boolean> {
  const { rows } = await sql`update lessons.upload set joined_from = ${at(now)}
    where id = ${id} and (joined_from is null or joined_from < ${at(now)}::timestamptz - interval '2 minutes')
    returning id`.execute(db)
  return rows.length > 0
}

export async function freeUpload(db: Db, id: string): Promise<void> {
  await db.updateTable('lessons.upload').set({ joined_from: null }).where('id', '=', id).execute()
}

/** Answers whether it was still there. */
export async function deleteUpload(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('lessons.upload').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
