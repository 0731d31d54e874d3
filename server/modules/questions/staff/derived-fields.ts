import { checkQuestion, completeLanguages } from '#core/modules/questions/check-question.ts'
import { plainText } from '#core/modules/questions/plain-text.ts'
import type { QuestionTexts } from '#core/modules/questions/question-text.ts'
import type { QuestionDraft } from '#core/modules/questions/question.ts'
import { listFigures } from '#server/modules/media/index.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { pictureIdsOf, renderTexts } from '../render/render-text.ts'

/** Everything that follows from what was written. */
export async function derivedFields(tx: Tx, draft: QuestionDraft) {
  return fieldsFrom(draft, await listFigures(tx, pictureIdsOf(draft.texts)))
}

/** The same with figures that have been read. */
export function fieldsFrom(draft: QuestionDraft, figures: Awaited<ReturnType<typeof listFigures>>) {
  const { rendered, problems } = renderTexts(draft.texts, (id) => figures.get(id))
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
