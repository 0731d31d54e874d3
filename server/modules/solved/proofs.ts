import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { aSolvedQuestion } from './factory.ts'
import { insertPdf } from './pdf/store-files.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['solvedPdf.confirmPdf', 'staffPdfs.keepPdf'],
  ids: { bankId: 'EVERYBODYS', documentId: 'EVERYBODYS', pdfId: 'EVERYBODYS' },
  async known(ctx) {
    const place = { board: 'cbse', grade: 10, subject: 'maths', chapter: 'Of proofs' }
    const question = { slug: 'of-proofs', ...place, stem: { en: 'What is 2 + 2?' }, answer: null, steps: null, teacherId: null, sourceLine: 'Written for Kandil', licence: 'Kandil' } // prettier-ignore
    const id = await aSolvedQuestion(ctx, question)
    const { id: teacherId } = await aTeacher(ctx)
    const printed = await aSolvedQuestion(ctx, {
      ...question,
      slug: 'printed',
      answer: { en: '4' },
      steps: { en: 'Count.' },
      teacherId,
    })
    const pdfId = ctx.newId('pdf')
    const file = {
      key: 'pdfs/of-proofs.pdf',
      bytes: 9,
      lang: 'hi',
      uploadedBy: 'stf',
      uploadedAt: ctx.now(),
      approvedAt: null,
    } as const
    await inTransaction(ctx.db, (tx) => insertPdf(tx, { id: pdfId, documentId: printed, ...file }))
    const fields = { ...question, slug: 'another-of-proofs' }
    return {
      'solved.getQuestion': { slug: 'of-proofs' },
      'solved.listQuestions': { ...place, chapter: 'of-proofs' },
      'solvedPdf.sendSeoPdfByEmail': { documentId: printed, email: 'asha@kandil.example' },
      'solvedPdf.getPdf': { documentId: printed },
      'solvedPdf.listPdfLanguages': { documentId: printed },
      'staffPdfs.listPdfs': { documentId: printed },
      'staffPdfs.askPdf': { documentId: printed },
      pdfId,
      'staffSolvedQuestions.create': fields,
      'staffSolvedQuestions.update': { id, ...fields },
      'staffSolvedReview.importFromBank': place,
    }
  },
}
