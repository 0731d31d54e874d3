// The categories of a test in school are the sections of its paper.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { isAnswered } from '#core/modules/attempts/attempt-status.ts'
import { readAttempt } from '#server/modules/attempts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PupilCall } from '../require-pupil.ts'

export async function listCategories(ctx: Ctx, { attempt }: PupilCall) {
  const { sections, questions, responses } = await readAttempt(ctx, attempt, 'en')
  const answered = new Set(responses.filter(({ status }) => isAnswered(status)).map(({ questionId }) => questionId))
  return {
    categories: sections.map(({ id, name }, order) => {
      const own = questions.filter(({ sectionId }) => sectionId === id)
      const saved = own.filter((question) => answered.has(question.id)).length
      return { key: id, title: name, order, questions: own.length, saved }
    }),
  }
}

/** Throws NOT_FOUND_ERROR for a category that the paper does not have. */
export async function listQuestions(ctx: Ctx, { attempt }: PupilCall, category: string) {
  const { sections, questions, passages } = await readAttempt(ctx, attempt, 'en')
  if (!sections.some(({ id }) => id === category)) throw commonErrors.NOT_FOUND_ERROR()
  const own = questions.filter(({ sectionId }) => sectionId === category)
  return { questions: own, passages: passages.filter(({ id }) => own.some(({ passageId }) => passageId === id)) }
}
