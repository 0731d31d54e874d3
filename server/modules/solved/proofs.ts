import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { aSolvedQuestion } from './factory.ts'

export const proofs: ModuleProofs = {
  ids: { bankId: 'EVERYBODYS' },
  async known(ctx) {
    const place = { board: 'cbse', grade: 10, subject: 'maths', chapter: 'Of proofs' }
    const question = { slug: 'of-proofs', ...place, stem: { en: 'What is 2 + 2?' }, answer: null, steps: null, teacherId: null, sourceLine: 'Written for Kandil', licence: 'Kandil' } // prettier-ignore
    const id = await aSolvedQuestion(ctx, question)
    const fields = { ...question, slug: 'another-of-proofs' }
    return {
      'solved.getQuestion': { slug: 'of-proofs' },
      'solved.listQuestions': { ...place, chapter: 'of-proofs' },
      'staffSolvedQuestions.create': fields,
      'staffSolvedQuestions.update': { id, ...fields },
      'staffSolvedReview.importFromBank': place,
    }
  },
}
