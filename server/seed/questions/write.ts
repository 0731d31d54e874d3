// Short forms in which the demo questions are written.
import type { Difficulty } from '#core/modules/questions/question-kind.ts'
import type { QuestionDraft } from '#core/modules/questions/question.ts'
import type { QuestionTexts } from '#core/modules/questions/question-text.ts'

/** Everything of a question but its subject and grade. */
export type WrittenQuestion = Pick<QuestionDraft, 'kind' | 'chapter' | 'difficulty' | 'optionIds' | 'texts' | 'key'>

export type Place = readonly [chapter: string, difficulty: Difficulty]
/** The same question in another language: the text, the options in the same order, the solution. */
type Translation = readonly [stem: string, options: readonly string[], solution: string]
type Translations = Readonly<Partial<Record<'hi' | 'ta', Translation>>>

const LETTERS = ['a', 'b', 'c', 'd', 'e']

/** `right` are the letters of the right options: one for SCQ. */
export function choice(
  [chapter, difficulty]: Place,
  [stem, options, solution]: Translation,
  right: string,
  others: Translations = {},
): WrittenQuestion {
  const optionIds = LETTERS.slice(0, options.length)
  const written = Object.entries({ en: [stem, options, solution] as const, ...others })
  const texts = Object.fromEntries(written.map(([lang, text]) => [lang, textOf(text)])) as QuestionTexts // of these languages
  const kind = right.length === 1 ? 'SCQ' : 'MCQ'
  return { kind, chapter, difficulty, optionIds, texts, key: { kind, options: [...right] } }
}

/** `answer` is "4.5", or "4.4 to 4.6". */
export function numeric(
  [chapter, difficulty]: Place,
  [stem, solution]: readonly [string, string],
  answer: string,
): WrittenQuestion {
  const [lo = '', hi = lo] = answer.split(' to ')
  const decimals = lo.split('.')[1]?.length ?? 0
  const texts = { en: textOf([stem, [], solution]) }
  return {
    kind: 'NUMERIC',
    chapter,
    difficulty,
    optionIds: [],
    texts,
    key: { kind: 'NUMERIC', intervals: [{ lo, hi }], decimals },
  }
}

function textOf([stem, options, solution]: Translation) {
  const byLetter = Object.fromEntries(options.map((option, i) => [LETTERS[i] ?? '', option]))
  return { stem, options: byLetter, rows: {}, columns: {}, solution, hint: '' }
}
