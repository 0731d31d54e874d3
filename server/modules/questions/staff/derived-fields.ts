import { checkQuestion, completeLanguages } from '#core/modules/questions/check-question.ts'
import { plainText } from '#core/modules/questions/plain-text.ts'
import type { QuestionTexts } from '#core/modules/questions/question-text.ts'
import type { QuestionDraft } from '#core/modules/questions/question.ts'
import { listFigures } from '#server/modules/media/index.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { drawQuestion } from '../render/drawing.ts'
import { pictureIdsOf, renderTexts, type Rendering } from '../render/render-text.ts'

/** Everything that follows from what was written. Throws INVALID_INPUT for texts that take too long to draw. */
export async function derivedFields(tx: Tx, draft: QuestionDraft) {
  const figures = await listFigures(tx, pictureIdsOf(draft.texts))
  return fieldsOf(draft, await drawQuestion(draft.texts, figures))
}

/** The same for a text of the demo, with figures that have been read: it is drawn in this thread. */
export function fieldsFrom(draft: QuestionDraft, figures: Awaited<ReturnType<typeof listFigures>>) {
  return fieldsOf(
    draft,
    renderTexts(draft.texts, (id) => figures.get(id)),
  )
}

function fieldsOf(draft: QuestionDraft, { rendered, problems }: Rendering<QuestionTexts>) {
  return {
    rendered,
    problems: checkQuestion(draft, problems),
    languages: completeLanguages(draft),
    words: wordsOf(draft.texts),
    status: 'DRAFT' as const,
  }
}

/** In one language, so that a translation does not hide a duplicate. */
export function wordsOf(texts: QuestionTexts): string {
  const text = texts.en ?? Object.values(texts).find((each) => each !== undefined)
  return text ? plainText(text) : ''
}
