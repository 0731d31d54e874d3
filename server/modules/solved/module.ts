import { solvedApi } from '#core/modules/solved/api.ts'
import { solvedPdfApi } from '#core/modules/solved/pdf-api.ts'
import { staffSolvedQuestions, staffSolvedReview } from '#core/modules/solved/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { defineModule } from '#server/platform/module.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { getQuestion, listPlaces, listQuestions } from './read/read-solved.ts'
import { documentPdf } from './pdf/documents.ts'
import { confirmPdf, mailPdfLinkJob, sendPdf } from './pdf/mail-pdf.ts'
import { pdfMessages } from './pdf/messages.ts'
import { solvedSearchable } from './searchable.ts'
import { solvedPages } from './sitemap.ts'
import { importFromBank } from './staff/import-from-bank.ts'
import { solvedPreview } from './staff/publish.ts'
import { takeStep } from './staff/review.ts'
import { solvedOperations } from './staff/write.ts'

export const solved = defineModule({
  name: 'solved',
  operations: [
    ...routes(solvedApi, { getQuestion, listQuestions, listPlaces }),
    ...routes(solvedPdfApi, {
      sendSeoPdfByEmail: (ctx, ask, { actor }) => sendPdf(ctx, actor, ask),
      confirmPdf: (ctx, ask) => confirmPdf(ctx, ask),
      getPdf: (ctx, ask) => documentPdf(ctx, ask),
    }),
    ...solvedOperations,
    ...routes(staffSolvedReview, {
      submitSolved: (ctx, input, { actor }) => takeStep(ctx, actor, 'SUBMIT', input),
      approveSolved: (ctx, input, { actor }) => takeStep(ctx, actor, 'APPROVE', input),
      sendSolvedBack: (ctx, input, { actor }) => takeStep(ctx, actor, 'SEND_BACK', input),
      archiveSolved: (ctx, input, { actor }) => takeStep(ctx, actor, 'ARCHIVE', input),
      importFromBank: (ctx, ask, { actor }) => importFromBank(ctx, actor, ask),
    }),
  ],
  jobs: [mailPdfLinkJob],
  messages: pdfMessages,
  previews: [solvedPreview],
  searchable: solvedSearchable,
  sitemap: solvedPages,
  waiting: [
    waiting(staffSolvedQuestions, {
      label: 'Solved questions to review',
      group: 'PUBLISHING',
      filter: { status: 'REVIEW' },
    }),
  ],
})
