// Articles and solved questions as PDF, and their way into a mailbox: decision L-53.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { answerLanguage, Email, LanguageKey } from '#core/taxonomy/schemas.ts'
import { DocumentId } from './solved.ts'

export const solvedPdfApi = {
  sendSeoPdfByEmail: endpoint({
    method: 'POST',
    path: '/user/sendSeoPdfByEmail',
    summary: 'Mail the PDF of a published page: to the household’s own address, or a link to confirm to a visitor’s',
    access: 'anyone',
    body: z.object({ documentId: DocumentId, email: Email.optional(), ...answerLanguage, ...callerFields }),
    /** The same whether or not we know the address. */
    response: z.object({ accepted: z.literal(true) }),
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 20, perSeconds: 3_600, everywhere: true },
  }),
  confirmPdf: endpoint({
    method: 'GET',
    path: '/seo/pdf-links/:token',
    summary: 'Get the document of a link that was mailed to a visitor',
    access: 'anyone',
    params: z.object({ token: z.string().max(200) }),
    response: z.object({ documentId: DocumentId }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  getPdf: endpoint({
    method: 'GET',
    path: '/seo/pdfs/:documentId',
    summary: 'Get a published article or question as PDF: the file of this language, or the one in English',
    access: 'anyone',
    params: z.object({ documentId: DocumentId }),
    query: z.object(answerLanguage),
    response: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
    contentType: 'application/pdf',
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 60, perSeconds: 60 },
  }),
  listPdfLanguages: endpoint({
    method: 'GET',
    path: '/seo/pdfs/:documentId/languages',
    summary: 'List the languages that a published article or question is a PDF in',
    access: 'anyone',
    params: z.object({ documentId: DocumentId }),
    response: z.object({ languages: z.array(LanguageKey) }),
  }),
}
