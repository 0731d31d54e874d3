// SQL over PDFs that staff have uploaded.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface StoredPdf {
  readonly id: string
  readonly documentId: string
  readonly lang: Language
  readonly key: string
  readonly bytes: number
  readonly uploadedBy: string
  readonly uploadedAt: Instant
  /** Null: it waits for a second person. */
  readonly approvedAt: Instant | null
}

function selectPdfs(db: Db) {
  return db
    .selectFrom('solved.pdf_file')
    .select(['id', 'document_id as documentId', 'lang', 'file_key as key', 'bytes'])
    .select(['uploaded_by as uploadedBy', 'uploaded_at as uploadedAt', 'approved_at as approvedAt'])
    .$castTo<StoredPdf>() // staff's schemas let nothing else in
}

/** Those in use before those that wait. */
export async function listPdfs(db: Db, documentId: string): Promise<StoredPdf[]> {
  return selectPdfs(db)
    .where('document_id', '=', documentId)
    .orderBy('lang')
    .orderBy('approved_at', (order) => order.asc().nullsLast())
    .execute()
}

export async function findPdf(db: Db, id: string): Promise<StoredPdf | undefined> {
  return selectPdfs(db).where('id', '=', id).executeTakeFirst()
}

/** Those that readers get. */
export async function listPdfsInUse(db: Db, documentId: string): Promise<StoredPdf[]> {
  return selectPdfs(db)
    .where('document_id', '=', documentId)
    .where('approved_at', 'is not', null)
    .orderBy('lang')
    .execute()
}

/** Staff who change the files of one document do so one after the other. */
export async function lockPdfs(tx: Tx, documentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pdfs ${documentId}`}, 0))`.execute(tx)
}

export async function insertPdf(tx: Tx, { key, approvedAt: _waits, ...pdf }: StoredPdf): Promise<void> {
  const { id, documentId, lang, bytes, uploadedBy, uploadedAt } = pdf
  await tx
    .insertInto('solved.pdf_file')
    .values({ id, document_id: documentId, lang, file_key: key, bytes, uploaded_by: uploadedBy, uploaded_at: at(uploadedAt) })
    .execute()
} // prettier-ignore

export async function approvePdf(tx: Tx, id: string, by: string, now: Instant): Promise<void> {
  await tx
    .updateTable('solved.pdf_file')
    .set({ approved_by: by, approved_at: at(now) })
    .where('id', '=', id)
    .execute()
}

export async function deletePdf(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('solved.pdf_file').where('id', '=', id).execute()
}

/** When the page was published last. Undefined: it is not public. */
export async function findPublishedAt(db: Db, documentId: string): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('solved.edition')
    .select('updated_at as at')
    .where('question_id', '=', documentId)
    .executeTakeFirst()
  return row?.at
}
