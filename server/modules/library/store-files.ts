// SQL over the file of a piece of study material, in any state.
import type { Instant } from '#core/kernel/time.ts'
import type { Publishable } from '#core/modules/library/publish-check.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface StoredFile extends Publishable {
  readonly fileKey: string | null
  readonly state: string
}

export async function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  return db
    .selectFrom('library.resource')
    .select(['file_key as fileKey', 'file_type as fileType', 'state', 'address', 'edition_year as editionYear', 'licence'])
    .select(['rights_holder as rightsHolder', 'access', 'course_ids as courseIds', 'kind'])
    .where('id', '=', id)
    .$castTo<StoredFile>() // staff's schemas let nothing else in
    .executeTakeFirst()
} // prettier-ignore

interface NewFile {
  readonly key: string
  readonly type: string
  readonly bytes: number
}

/** Answers the version of the file: 1 is the first. */
export async function setFile(tx: Tx, id: string, { key, type, bytes }: NewFile, now: Instant): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update library.resource set file_key = ${key}, file_type = ${type}, file_bytes = ${bytes},
      file_version = file_version + 1, updated_at = ${at(now)}
    where id = ${id} returning file_version as version`.execute(tx)
  return rows[0]?.version ?? 0
}
