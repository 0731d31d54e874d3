import { solvedApi } from '#core/modules/solved/api.ts'
import { solvedPdfApi } from '#core/modules/solved/pdf-api.ts'
import { staffPdfs } from '#core/modules/solved/pdf-staff-api.ts'
import { staffSolvedQuestions, staffSolvedReview } from '#core/modules/solved/staff-api.ts'
import { noticeChecks, noticeFiles } from '#server/modules/notices/index.ts'
import { routes } from '#server/platform/call.ts'
import { defineModule } from '#server/platform/module.ts'
import { previews } from '#server/platform/resource/points/previews.ts'
import { searchable } from '#server/platform/points/searchable.ts'
import { sitemapPages } from '#server/platform/points/sitemap-pages.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { getQuestion, listPlaces, listQuestions } from './read/read-solved.ts'
import { documentPdf, pdfLanguages } from './pdf/documents.ts'
import { confirmPdf, mailPdfLinkJob, pdfChecks, pdfFiles, sendPdf } from './pdf/mail-pdf.ts'
import { pdfMessages } from './pdf/messages.ts'
import { approveFile, askFile, keepFile, listFiles, readFile, removeFile } from './pdf/staff-files.ts'
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
      sendSeoPdfByEmail: sendPdf,
      confirmPdf,
      getPdf: documentPdf,
      listPdfLanguages: pdfLanguages,
    }),
    ...routes(staffPdfs, {
      listPdfs: listFiles,
      askPdf: askFile,
      keepPdf: keepFile,
      readPdf: readFile,
      approvePdf: approveFile,
      removePdf: removeFile,
    }),
    ...solvedOperations,
    ...routes(staffSolvedReview, {
      submitSolved: (ctx, input, { actor }) => takeStep(ctx, actor, 'SUBMIT', input),
      approveSolved: (ctx, input, { actor }) => takeStep(ctx, actor, 'APPROVE', input),
      sendSolvedBack: (ctx, input, { actor }) => takeStep(ctx, actor, 'SEND_BACK', input),
      archiveSolved: (ctx, input, { actor }) => takeStep(ctx, actor, 'ARCHIVE', input),
      importFromBank,
    }),
  ],
  jobs: [mailPdfLinkJob],
  messages: pdfMessages,
  contributes: [
    noticeChecks(pdfChecks),
    noticeFiles(pdfFiles),
    previews(solvedPreview),
    searchable(solvedSearchable),
    sitemapPages(solvedPages),
    workQueues(
      waiting(staffSolvedQuestions, {
        label: 'Solved questions to review',
        group: 'PUBLISHING',
        filter: { status: 'REVIEW' },
      }),
    ),
  ],
})
