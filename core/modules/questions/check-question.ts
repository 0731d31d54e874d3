// Why a question cannot be approved yet.
import { LANGUAGES, type Language } from '#core/taxonomy/language.ts'
import type { AnswerKey } from './answer-key.ts'
import type { QuestionText, TextProblem } from './question-text.ts'
import type { QuestionDraft } from './question.ts'

export interface Problem {
  readonly field: string
  readonly message: string
}

type Checked = Pick<QuestionDraft, 'kind' | 'optionIds' | 'rowIds' | 'columnIds' | 'texts' | 'key' | 'sourceLine' | 'licence'> // prettier-ignore

/** `textProblems` were found when the texts were rendered. An empty list means that it can be approved. */
export function checkQuestion(question: Checked, textProblems: readonly TextProblem[]): Problem[] {
  return [
    ...textProblems.map(({ lang, field, message }) => ({ field: `texts.${lang}.${field}`, message })),
    ...languageProblems(question),
    ...shapeProblems(question),
    ...keyProblems(question),
    ...(question.sourceLine === '' ? [problem('sourceLine', 'Enter the source.')] : []),
    ...(question.licence === '' ? [problem('licence', 'Enter the licence.')] : []),
  ]
}

/** The languages that are there as a whole. A learner can only choose these. */
export function completeLanguages(question: Checked): Language[] {
  return LANGUAGES.filter(
    (lang) => question.texts[lang] && missingParts(question, lang, question.texts[lang]).length === 0,
  )
}

function languageProblems(question: Checked): Problem[] {
  const started = LANGUAGES.filter((lang) => question.texts[lang])
  if (started.length === 0) return [problem('texts', 'Write the question in at least one language.')]
  return started.flatMap((lang) => {
    const text = question.texts[lang]
    return text ? missingParts(question, lang, text) : []
  })
}

function missingParts({ kind, optionIds, rowIds, columnIds }: Checked, lang: Language, text: QuestionText): Problem[] {
  const needed = [
    ['stem', text.stem],
    ...optionIds.map((id) => [`options.${id}`, text.options[id] ?? '']),
    ...rowIds.map((id) => [`rows.${id}`, text.rows[id] ?? '']),
    ...columnIds.map((id) => [`columns.${id}`, text.columns[id] ?? '']),
    // A passage is not asked, so it needs no solution.
    ...(kind === 'PASSAGE' ? [] : [['solution', text.solution]]),
  ]
  return needed
    .filter(([, markdown]) => markdown?.trim() === '')
    .map(([field]) => problem(`texts.${lang}.${field}`, 'This text is missing. A language must be complete.'))
}

const LEAST_OPTIONS = 2

function shapeProblems({ kind, optionIds, rowIds, columnIds }: Checked): Problem[] {
  if (kind === 'SCQ' || kind === 'MCQ')
    return optionIds.length < LEAST_OPTIONS ? [problem('optionIds', 'Add at least two options.')] : []
  if (kind === 'MATRIX')
    return rowIds.length < LEAST_OPTIONS || columnIds.length < LEAST_OPTIONS
      ? [problem('rowIds', 'Both lists need at least two entries.')]
      : []
  return optionIds.length > 0 ? [problem('optionIds', 'This kind of question has no options.')] : []
}

function keyProblems(question: Checked): Problem[] {
  const { kind, key } = question
  if (kind === 'PASSAGE') return key === null ? [] : [problem('key', 'A passage has no answer.')]
  if (key === null) return [problem('key', 'Enter the right answer.')]
  if (key.kind !== kind) return [problem('key', 'The answer is for another kind of question.')]
  return unknownIds(question, key).map((id) => problem('key', `The answer names “${id}”, which does not exist.`))
}

function unknownIds({ optionIds, rowIds, columnIds }: Checked, key: AnswerKey): string[] {
  if (key.kind === 'SCQ' || key.kind === 'MCQ') return key.options.filter((id) => !optionIds.includes(id))
  if (key.kind !== 'MATRIX') return []
  const rows = Object.keys(key.pairs)
  return [
    ...key.codes.filter((id) => !optionIds.includes(id)),
    ...(optionIds.length > 0 && key.codes.length === 0 ? ['no code'] : []),
    ...rows.filter((id) => !rowIds.includes(id)),
    ...rowIds.filter((id) => !rows.includes(id)).map((id) => `no partner of ${id}`),
    ...Object.values(key.pairs).flat().filter((id) => !columnIds.includes(id)),
  ] // prettier-ignore
}

function problem(field: string, message: string): Problem {
  return { field, message }
}
