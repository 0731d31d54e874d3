// The blueprint of a paper: why it cannot be published yet, and what it counts up to. It knows no zod.
import type { Difficulty } from '#core/modules/questions/question-kind.ts'
import type { Problem } from '#core/modules/questions/check-question.ts'
import { LANGUAGES, type Language } from '#core/taxonomy/language.ts'
import { findKeyPattern, patternText, type KeyPlace } from '#core/modules/questions/key-pattern.ts'
import { mostMarks } from './marking/mark-paper.ts'
import type { MarkingRule } from './marking/marking-rule.ts'
import { addMarks, NO_MARKS, showMarks, thousandths, type Thousandths } from './marking/marks.ts'
import type { PaperDraft, PaperSection } from './paper.ts'

/** An approved version as a paper uses it. */
export interface PaperQuestion {
  readonly id: string
  readonly questionId: string
  readonly kind: string
  readonly chapter: string
  readonly difficulty: Difficulty
  readonly languages: readonly Language[]
  readonly passageVersionId: string | null
  /** The sum of the rubric's marks; null for a question that is not marked by a rubric. */
  readonly rubricMarks: Thousandths | null
  /** The place of its only right option; null for a question that has none or several. */
  readonly keyPlace: KeyPlace | null
}

export interface PaperPolicy {
  readonly id: string
  readonly rule: MarkingRule
  /** Questions that the exam has in such a section; null: it does not fix them. */
  readonly questions: number | null
  readonly allowed: number | null
}

export interface PaperSources {
  readonly questions: ReadonlyMap<string, PaperQuestion>
  readonly policies: ReadonlyMap<string, PaperPolicy>
}

/** Only these note signs, and only these are marked by teachers: the others have results at once. */
const TAUGHT: readonly PaperDraft['kind'][] = ['CHAPTER', 'FULL']

/** An empty list means that it can be published. */
export function checkPaper(paper: PaperDraft, sources: PaperSources): Problem[] {
  return [
    ...(paper.title.en.trim() === '' ? [problem('title', 'Enter a title in English.')] : []),
    ...windowProblems(paper),
    ...(paper.integrity === 'SIGNALS' && !TAUGHT.includes(paper.kind)
      ? [problem('integrity', 'Only chapter tests and full papers note signs.')]
      : []),
    ...(paper.sections.length === 0 ? [problem('sections', 'Add a section.')] : []),
    ...repeated(paper.sections.map(({ id }) => id)).map((id) => problem('sections', `Two sections have the id “${id}”.`)),
    ...repeatedQuestions(paper, sources),
    ...tornPassages(paper, sources),
    ...minuteProblems(paper),
    ...paper.sections.flatMap((section) => sectionProblems(paper, section, sources)),
    ...(paper.sections.length > 0 && languagesOf(paper, sources).length === 0
      ? [problem('sections', 'The questions have no language in common.')]
      : []),
  ] // prettier-ignore
}

function windowProblems({ opensAt, closesAt, release }: PaperDraft): Problem[] {
  if (release === 'AT_WINDOW_END' && closesAt === null)
    return [problem('closesAt', 'Results come when the window is over, so enter its end.')]
  return opensAt !== null && closesAt !== null && closesAt <= opensAt
    ? [problem('closesAt', 'The window must end after it begins.')]
    : []
}

/** Either every section has minutes of its own, or none has. */
function minuteProblems({ sections, durationMinutes }: PaperDraft): Problem[] {
  const timed = sections.flatMap(({ minutes }) => minutes ?? [])
  if (timed.length === 0) return []
  if (timed.length < sections.length) return [problem('sections', 'Enter the minutes of every section, or of none.')]
  const sum = timed.reduce((all, minutes) => all + minutes, 0)
  return sum === durationMinutes ? [] : [problem('durationMinutes', `The sections have ${sum} minutes together.`)]
}

function repeatedQuestions({ sections }: PaperDraft, { questions }: PaperSources): Problem[] {
  const ids = sections.flatMap((section) => section.questions.map((id) => questions.get(id)?.questionId ?? id))
  return repeated(ids).map((id) => problem('sections', `The question ${id} is in the paper twice.`))
}

/** A passage is read once: its questions follow one another, in one section. */
function tornPassages({ sections }: PaperDraft, { questions }: PaperSources): Problem[] {
  const runs = sections.flatMap((section) => {
    const passages = section.questions.map((id) => questions.get(id)?.passageVersionId ?? null)
    return passages.flatMap((each, i) => (each === null || each === passages[i - 1] ? [] : [each]))
  })
  return repeated(runs).length === 0
    ? []
    : [problem('sections', 'The questions of a passage must follow one another in one section.')]
}

function sectionProblems({ kind }: PaperDraft, section: PaperSection, sources: PaperSources): Problem[] {
  const { name, allowed, questions, policyIds } = section
  const at = (message: string) => problem('sections', `${name}: ${message}`)
  const policies = policyIds.map((id) => sources.policies.get(id))
  const rules = policies.flatMap((policy) => policy?.rule ?? [])
  const fixed = kind === 'FULL' ? policies.flatMap((policy) => policy?.questions ?? []) : []
  const wanted = fixed.reduce((sum, count) => sum + count, 0)
  return [
    ...(questions.length === 0 ? [at('Add questions.')] : []),
    ...(policies.includes(undefined) ? [at('A marking policy does not exist.')] : []),
    ...repeated(rules.map((rule) => rule.kind)).map((each) => at(`Two marking policies are for ${each}.`)),
    ...(allowed !== null && allowed > questions.length ? [at(`${allowed} answers count, but it has fewer questions.`)] : []),
    ...(fixed.length > 0 && wanted !== questions.length ? [at(`A full paper has ${wanted} questions here, this one ${questions.length}.`)] : []),
    ...questions.flatMap((id) => questionProblems({ kind, id, rules }, sources.questions.get(id))).map(at),
  ] // prettier-ignore
}

/** A printed paper has the options as they are written. A section, and the paper as a whole, must not have a key that can be guessed. */
export function checkKeys({ sections }: PaperDraft, { questions }: PaperSources): Problem[] {
  const keys = sections.map((section) => ({ name: section.name, key: section.questions.flatMap((id) => questions.get(id)?.keyPlace ?? []) }))
  const whole = keys.length > 1 ? [{ name: 'The whole paper', key: keys.flatMap(({ key }) => key) }] : []
  return [...keys, ...whole].flatMap(({ name, key }) => {
    const pattern = findKeyPattern(key)
    return pattern ? [problem('sections', `${name}: ${patternText(pattern)}`)] : []
  })
} // prettier-ignore

interface Place {
  readonly kind: PaperDraft['kind']
  readonly id: string
  readonly rules: readonly MarkingRule[]
}

function questionProblems({ kind, id, rules }: Place, question: PaperQuestion | undefined): string[] {
  if (!question) return [`The question ${id} does not exist.`]
  if (question.kind === 'PASSAGE') return ['A passage comes with its questions. Add those.']
  const rule = rules.find(({ kind }) => kind === question.kind)
  if (!rule) return [`No marking policy is for ${question.kind}.`]
  if (rule.kind !== 'SUBJECTIVE') return []
  return [
    ...(TAUGHT.includes(kind) ? [] : ['Only chapter tests and full papers can have written answers.']),
    ...(question.rubricMarks === thousandths(rule.full) ? [] : [`The rubric of ${id} has ${showMarks(question.rubricMarks ?? NO_MARKS)} marks, the marking policy ${rule.full}.`]),
  ]
} // prettier-ignore

/** The languages that every question of the paper has. */
export function languagesOf({ sections }: Pick<PaperDraft, 'sections'>, { questions }: PaperSources): Language[] {
  const all = sections.flatMap((section) => section.questions.flatMap((id) => questions.get(id) ?? []))
  return LANGUAGES.filter((lang) => all.length > 0 && all.every(({ languages }) => languages.includes(lang)))
}

export interface Blueprint {
  readonly questionCount: number
  readonly totalMarks: string
  /** Questions by section, chapter and difficulty. */
  readonly counts: readonly { section: string; chapter: string; difficulty: Difficulty; count: number }[]
}

export function blueprintOf({ sections }: Pick<PaperDraft, 'sections'>, sources: PaperSources): Blueprint {
  const marks = sections.map((section) => mostMarks({ allowed: section.allowed, questions: ruledQuestions(section, sources) })) // prettier-ignore
  const rows = sections.flatMap(({ name, questions }) =>
    questions.flatMap((id) => {
      const question = sources.questions.get(id)
      return question ? [{ section: name, chapter: question.chapter, difficulty: question.difficulty }] : []
    }),
  )
  const byPlace = Map.groupBy(rows, (row) => JSON.stringify(row))
  return {
    questionCount: sections.reduce((sum, { questions }) => sum + questions.length, 0),
    totalMarks: showMarks(addMarks(marks)),
    counts: [...byPlace.values()].flatMap((same) => (same[0] ? [{ ...same[0], count: same.length }] : [])),
  }
}

/** The rule of each question that has one: that of its own kind. */
function ruledQuestions({ questions, policyIds }: PaperSection, sources: PaperSources) {
  const rules = policyIds.flatMap((id) => sources.policies.get(id)?.rule ?? [])
  return questions.flatMap((id) => {
    const rule = rules.find(({ kind }) => kind === sources.questions.get(id)?.kind)
    return rule ? [{ rule }] : []
  })
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))]
}

function problem(field: string, message: string): Problem {
  return { field, message }
}
