import { commonErrors } from '#core/kernel/common-errors.ts'
import type { QuestionText, TextProblem } from '#core/modules/questions/question-text.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { listFigures } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { drawQuestion } from '../render/drawing.ts'
import { pictureIdsOf } from '../render/render-text.ts'
import { findWords, listAlike, type Duplicate } from '../store.ts'

/** Questions with nearly the same words. Throws NOT_FOUND_ERROR. */
export async function findDuplicates(ctx: Ctx, { id }: { readonly id: string }): Promise<Duplicate[]> {
  const words = await findWords(ctx.db, id)
  if (words === undefined) throw commonErrors.NOT_FOUND_ERROR()
  return listAlike(ctx.db, { id, words })
}

interface Preview {
  readonly lang: Language
  readonly text: QuestionText
}

/** The text as it would be saved. Throws INVALID_INPUT for one that takes too long. */
export async function previewText(
  ctx: Ctx,
  { lang, text }: Preview,
): Promise<{ text: QuestionText; problems: TextProblem[] }> {
  const figures = await listFigures(ctx.db, pictureIdsOf({ [lang]: text }))
  const { rendered, problems } = await drawQuestion({ [lang]: text }, figures)
  return { text: rendered[lang] ?? text, problems: [...problems] }
}
