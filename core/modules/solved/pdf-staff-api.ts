// PDFs that staff upload for articles and solved questions, in languages that we do not draw ourselves: decision L-53.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Instant, line } from '#core/kernel/schemas.ts'
import { MOST_FILE_BYTES } from '#core/modules/uploads/limits.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import { solvedErrors as errors } from './errors.ts'
import { DocumentId } from './solved.ts'

const ofDocument = z.object({ documentId: DocumentId })
const ofFile = z.object({ pdfId: line(40).min(1) })

const PdfFile = z.object({
  id: z.string(),
  lang: LanguageKey,
  bytes: z.int(),
  /** False: it waits for a second person. */
  isInUse: z.boolean(),
  uploadedBy: z.string(),
  uploadedAt: Instant,
  /** The page has been published anew since. */
  isOlderThanPage: z.boolean(),
})

const files = z.object({ files: z.array(PdfFile) })

export const staffPdfs = {
  listPdfs: endpoint({
    method: 'GET',
    path: '/staff/documents/:documentId/pdfs',
    summary: 'Staff: list the PDFs that were uploaded for an article or a solved question',
    access: 'staff:articles.view',
    params: ofDocument,
    response: files,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  askPdf: endpoint({
    method: 'POST',
    path: '/staff/documents/:documentId/pdfs',
    summary: 'Staff: get an address to send the PDF of an article or a solved question to',
    access: 'staff:articles.edit',
    params: ofDocument,
    body: z.object({ bytes: z.int().min(1).max(MOST_FILE_BYTES), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    response: z.object({ key: z.string(), url: z.string(), headers: z.record(z.string(), z.string()) }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  keepPdf: endpoint({
    method: 'POST',
    path: '/staff/documents/:documentId/pdfs/keep',
    summary: 'Staff: hand in a PDF that was sent, for one language; readers get it once another person has approved it',
    access: 'staff:articles.edit',
    params: ofDocument,
    body: z.object({ key: line(80).min(1), lang: LanguageKey }),
    response: files,
    errors: [commonErrors.NOT_FOUND_ERROR, errors.NOT_A_PDF],
  }),
  readPdf: endpoint({
    method: 'GET',
    path: '/staff/pdfs/:pdfId',
    summary: 'Staff: get an address of an uploaded PDF for ten minutes',
    access: 'staff:articles.view',
    params: ofFile,
    response: z.object({ url: z.string() }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  approvePdf: endpoint({
    method: 'POST',
    path: '/staff/pdfs/:pdfId/approve',
    summary: 'Staff: give an uploaded PDF to readers, in place of the one before',
    access: 'staff:articles.approve',
    params: ofFile,
    response: files,
    errors: [commonErrors.NOT_FOUND_ERROR, errors.OWN_PDF],
  }),
  removePdf: endpoint({
    method: 'POST',
    path: '/staff/pdfs/:pdfId/remove',
    summary: 'Staff: take an uploaded PDF from its readers, or refuse one that waits',
    access: 'staff:articles.approve',
    params: ofFile,
    response: files,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
} // prettier-ignore
