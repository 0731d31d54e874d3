// PDFs that staff upload for articles and solved questions. Nobody gives readers a file that they uploaded themselves.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { solvedErrors as errors } from '#core/modules/solved/errors.ts'
import type { staffPdfs as api } from '#core/modules/solved/pdf-staff-api.ts'
import { articleRows, findArticlePublishedAt } from '#server/modules/articles/index.ts'
import { announceReplacement, deleteReplaced, storeReplacement } from '#server/modules/media/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Db, type Tx } from '#server/platform/database/db.ts'
import { solvedRows } from '../staff/tables.ts'
import { approvePdf, deletePdf, findPdf, findPublishedAt, insertPdf, listPdfs, lockPdfs, type StoredPdf } from './store-files.ts' // prettier-ignore

const TYPE = 'application/pdf'
const GOOD_FOR = 10 * MINUTE

/** Throws NOT_FOUND_ERROR for what is neither an article nor a solved question. */
export async function listFiles(ctx: Ctx, { documentId }: InputOf<typeof api.listPdfs>) {
  await requireDocument(ctx, documentId)
  return filesOf(ctx.db, documentId)
}

export async function askFile(ctx: Ctx, { documentId, bytes, sha256 }: InputOf<typeof api.askPdf>) {
  await requireDocument(ctx, documentId)
  return announceReplacement(ctx, { id: documentId, type: TYPE, bytes, sha256 })
}

/** It takes the place of one that waits, and waits itself. Throws NOT_FOUND_ERROR and NOT_A_PDF. */
export async function keepFile(
  ctx: Ctx,
  { documentId, key, lang }: InputOf<typeof api.keepPdf>,
  { actor }: Call<Staff>,
) {
  await requireDocument(ctx, documentId)
  const takes = (type: string, content: Uint8Array) => type === TYPE && isWhole(content)
  const kept = await storeReplacement(ctx, { id: documentId, sent: key, folder: 'pdfs', takes })
  if (!kept) throw errors.NOT_A_PDF()
  return inTransaction(ctx.db, async (tx) => {
    await lockPdfs(tx, documentId)
    const waiting = (await listPdfs(tx, documentId)).find((each) => each.lang === lang && each.approvedAt === null)
    if (waiting) await drop(ctx, tx, waiting)
    const id = ctx.newId('pdf')
    await insertPdf(tx, { id, documentId, lang, key: kept.key, bytes: kept.bytes, uploadedBy: actor.staffId, uploadedAt: ctx.now(), approvedAt: null }) // prettier-ignore
    await note(ctx, tx, { actor, step: 'upload', documentId, detail: { id, lang, bytes: kept.bytes } })
    return filesOf(tx, documentId)
  })
}

export async function readFile(ctx: Ctx, { pdfId }: InputOf<typeof api.readPdf>) {
  const pdf = await findPdf(ctx.db, pdfId)
  if (!pdf) throw commonErrors.NOT_FOUND_ERROR()
  return { url: await ctx.files.downloadAddress({ key: pdf.key, type: TYPE }, later(ctx.now(), GOOD_FOR)) }
}

/** The file of the language that was in use before is deleted after a day. Throws NOT_FOUND_ERROR and OWN_PDF. */
export async function approveFile(ctx: Ctx, { pdfId }: InputOf<typeof api.approvePdf>, { actor }: Call<Staff>) {
  return changing(ctx, pdfId, async (tx, pdf) => {
    if (pdf.uploadedBy === actor.staffId) throw errors.OWN_PDF()
    if (pdf.approvedAt !== null) return
    const before = (await listPdfs(tx, pdf.documentId)).find((each) => each.lang === pdf.lang && each.approvedAt !== null)
    if (before) await drop(ctx, tx, before)
    await approvePdf(tx, pdfId, actor.staffId, ctx.now())
    await note(ctx, tx, { actor, step: 'approve', documentId: pdf.documentId, detail: { id: pdfId, lang: pdf.lang } })
  }) // prettier-ignore
}

export async function removeFile(ctx: Ctx, { pdfId }: InputOf<typeof api.removePdf>, { actor }: Call<Staff>) {
  return changing(ctx, pdfId, async (tx, pdf) => {
    await drop(ctx, tx, pdf)
    await note(ctx, tx, { actor, step: 'remove', documentId: pdf.documentId, detail: { id: pdfId, lang: pdf.lang } })
  })
}

/** Throws NOT_FOUND_ERROR. */
async function changing(ctx: Ctx, pdfId: string, work: (tx: Tx, pdf: StoredPdf) => Promise<void>) {
  const known = await findPdf(ctx.db, pdfId)
  if (!known) throw commonErrors.NOT_FOUND_ERROR()
  return inTransaction(ctx.db, async (tx) => {
    await lockPdfs(tx, known.documentId)
    const pdf = await findPdf(tx, pdfId)
    if (!pdf) throw commonErrors.NOT_FOUND_ERROR()
    await work(tx, pdf)
    return filesOf(tx, pdf.documentId)
  })
}

async function drop(ctx: Ctx, tx: Tx, { id, key }: StoredPdf): Promise<void> {
  await deletePdf(tx, id)
  await deleteReplaced(ctx, tx, key)
}

interface Noted {
  readonly actor: Staff
  readonly step: string
  readonly documentId: string
  readonly detail: object
}

async function note(ctx: Ctx, tx: Tx, { actor, step, documentId, detail }: Noted): Promise<void> {
  const resource = isArticle(documentId) ? 'articles' : 'solved-questions'
  await audit(ctx, tx, { actor, action: `${resource}.pdf-${step}`, subject: `${resource}/${documentId}`, detail })
}

function isArticle(documentId: string): boolean {
  return documentId.startsWith('art')
}

async function requireDocument(ctx: Ctx, id: string): Promise<void> {
  const rows = isArticle(id) ? articleRows : solvedRows
  if (!(await rows.find(ctx.db, id, ctx.now()))) throw commonErrors.NOT_FOUND_ERROR()
}

async function filesOf(db: Db, documentId: string) {
  const publishedAt = isArticle(documentId)
    ? await findArticlePublishedAt(db, documentId)
    : await findPublishedAt(db, documentId)
  const files = await listPdfs(db, documentId)
  return { files: files.map((pdf) => fileWords(pdf, publishedAt)) }
}

function fileWords({ documentId: _d, key: _k, approvedAt, ...pdf }: StoredPdf, publishedAt: Instant | undefined) {
  const isOlderThanPage = publishedAt !== undefined && pdf.uploadedAt < publishedAt
  return { ...pdf, isInUse: approvedAt !== null, isOlderThanPage }
}

/** A PDF that arrived whole ends with its own mark, perhaps with some bytes behind it. */
function isWhole(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(-1_024)).includes('%%EOF')
}
