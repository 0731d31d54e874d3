import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { aSolvedQuestion } from './factory.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['solvedPdf.confirmPdf'],
  ids: { bankId: 'EVERYBODYS', documentId: 'EVERYBODYS' },
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
    const fields = { ...question, slug: 'another-of-proofs' }
    return {
      'solved.getQuestion': { slug: 'of-proofs' },
      'solved.listQuestions': { ...place, chapter: 'of-proofs' },
      'solvedPdf.sendSeoPdfByEmail': { documentId: printed, email: 'asha@kandil.example' },
      'solvedPdf.getPdf': { documentId: printed },
      'staffSolvedQuestions.create': fields,
      'staffSolvedQuestions.update': { id, ...fields },
      'staffSolvedReview.importFromBank': place,
    }
  },
}
