// All SQL over the uploads schema.
import { sql, type Selectable } from 'kysely'
import { startOfDayInIndia, type Instant } from '#core/kernel/time.ts'
import type { FileType } from '#core/modules/uploads/limits.ts'
import type { UploadPurpose } from '#core/modules/uploads/family-file.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

export type FileState = 'OPEN' | 'KEPT' | 'REFUSED'
export type ScanState = 'UNSCANNED' | 'CLEAN' | 'INFECTED'

export interface StoredFile {
  readonly id: string
  readonly accountId: string
  readonly learnerId: string
  readonly purpose: UploadPurpose
  readonly name: string
  readonly type: FileType
  readonly bytes: number | null
  readonly width: number | null
  readonly height: number | null
  readonly isDownloadable: boolean
  readonly state: FileState
  readonly scan: ScanState
  readonly claimedBy: string | null
  readonly expiresAt: Instant
}

export interface NewFile extends Pick<
  StoredFile,
  'id' | 'accountId' | 'learnerId' | 'purpose' | 'name' | 'type' | 'isDownloadable' | 'expiresAt'
> {
  readonly createdAt: Instant
}

interface FilesToday {
  readonly learnerId: string
  /** Photos of written answers count by themselves. */
  readonly isAnswer: boolean
  readonly now: Instant
}

/** Counts the files that a learner has announced since midnight in India. Others that announce one wait until the transaction ends. */
export async function lockFilesToday(tx: Tx, { learnerId, isAnswer, now }: FilesToday): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${learnerId}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('uploads.file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('learner_id', '=', learnerId)
    .where('created_at', '>=', at(startOfDayInIndia(now)))
    .where('purpose', isAnswer ? '=' : '<>', 'ANSWER')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  await tx
    .insertInto('uploads.file')
    .values({
      id: file.id,
      account_id: file.accountId,
      learner_id: file.learnerId,
      purpose: file.purpose,
      name: file.name,
      type: file.type,
      is_downloadable: file.isDownloadable,
      state: 'OPEN',
      created_at: at(file.createdAt),
      expires_at: at(file.expiresAt),
    })
    .execute()
}

export async function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  const row = await db.selectFrom('uploads.file').selectAll().where('id', '=', id).executeTakeFirst()
  return row && fileFromRow(row)
}

export async function lockFiles(tx: Tx, ids: readonly string[]): Promise<StoredFile[]> {
  const rows = await tx
    .selectFrom('uploads.file')
    .selectAll()
    .where('id', 'in', [...ids, ''])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(fileFromRow)
}

export interface FileVerdict extends Pick<StoredFile, 'scan'> {
  readonly state: 'KEPT' | 'REFUSED'
  readonly type?: FileType
  readonly bytes?: number
  readonly width?: number | null
  readonly height?: number | null
}

/** Only the first verdict on an open file counts. */
export async function settleFile(db: Db, id: string, verdict: FileVerdict): Promise<void> {
  await db.updateTable('uploads.file').set(verdict).where('id', '=', id).where('state', '=', 'OPEN').execute()
}

export async function updateScan(db: Db, id: string, scan: ScanState): Promise<void> {
  await db.updateTable('uploads.file').set({ scan }).where('id', '=', id).execute()
}

export async function claim(tx: Tx, ids: readonly string[], claimedBy: string): Promise<void> {
  await tx
    .updateTable('uploads.file')
    .set({ claimed_by: claimedBy })
    .where('id', 'in', [...ids, ''])
    .execute()
}

/** Nothing refers to their files any more, so the next hour deletes them. */
export async function release(tx: Tx, claimedBy: readonly string[]): Promise<void> {
  await sql`update uploads.file set claimed_by = null where claimed_by = any(${[...claimedBy]}::text[])`.execute(tx)
}

/** Those that belong to any of these things, at least one, oldest first. An infected one is left out. */
export async function listClaimed(db: Db, claimedBy: readonly string[]): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('uploads.file')
    .selectAll()
    .where('claimed_by', 'in', [...claimedBy])
    .where('scan', '<>', 'INFECTED')
    .orderBy('id')
    .execute()
  return rows.map(fileFromRow)
}

/** Answers whether nothing referred to it. */
export async function deleteUnclaimed(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('uploads.file')
    .where('id', '=', id)
    .where('claimed_by', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploads.file').where('id', '=', id).execute()
}

const MOST_AT_ONCE = 1_000

/** Those to which nothing refers, announced before, without those in `but`. */
export async function listUnclaimed(db: Db, before: Instant, but: readonly string[]): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('uploads.file')
    .selectAll()
    .where('claimed_by', 'is', null)
    .where('created_at', '<', at(before))
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val(but)))))
    .limit(MOST_AT_ONCE)
    .execute()
  return rows.map(fileFromRow)
}

export async function listUnscanned(db: Db, but: readonly string[]): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('uploads.file')
    .selectAll()
    .where('state', '=', 'KEPT')
    .where('scan', '=', 'UNSCANNED')
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val(but)))))
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute()
  return rows.map(fileFromRow)
}

export async function listOf(
  db: Db,
  column: 'account_id' | 'learner_id',
  value: string,
): Promise<(StoredFile & { readonly createdAt: Instant })[]> {
  const rows = await db.selectFrom('uploads.file').selectAll().where(column, '=', value).orderBy('created_at').execute()
  return rows.map((row) => ({ ...fileFromRow(row), createdAt: row.created_at }))
}

function fileFromRow(row: Selectable<Tables['uploads.file']>): StoredFile {
  return {
    id: row.id,
    accountId: row.account_id,
    learnerId: row.learner_id,
    purpose: row.purpose as UploadPurpose, // checked by the table
    name: row.name,
    type: row.type as FileType, // only these are written
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    isDownloadable: row.is_downloadable,
    state: row.state as FileState, // checked by the table
    scan: row.scan as ScanState, // likewise
    claimedBy: row.claimed_by,
    expiresAt: row.expires_at,
  }
}
