// The marks of one answer: the only place where an answer meets a key. Learning reference, section 3.
import type { Answer, AnswerKey, KeyOf } from '#core/modules/questions/answer-key.ts'
import { isDecimal, isWithin } from '#core/modules/questions/decimal.ts'
import type { MarkingRule, RuleOf } from './marking-rule.ts'
import { NO_MARKS, partOfMarks, thousandths, type Thousandths } from './marks.ts'

export const OUTCOMES = ['CORRECT', 'PARTIAL', 'WRONG', 'BLANK', 'DROPPED', 'EXCESS', 'PENDING'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface Marked {
  readonly outcome: Outcome
  readonly marks: Thousandths
  /** Why it could not be marked. It is PENDING then, never 0 marks for good, and staff are alerted. */
  readonly fault?: string
}

/** Full marks for everybody, by a later decision about the question. */
export type Ruling = 'DROPPED' | 'ALL_CORRECT'

/** A key as it is used for marking: with the decision about the question, if there is one. */
export type MarkedKey = AnswerKey & { readonly ruling?: Ruling | undefined }

/** `written`: the marks that teachers have given to a written answer; without them it is PENDING. */
export function mark(rule: MarkingRule, key: MarkedKey, answer: Answer | null, written?: Thousandths): Marked {
  if (rule.kind !== key.kind) return faulty(`the rule is for ${rule.kind}, the key for ${key.kind}`)
  const isAttempted = !isBlank(answer)
  if (key.ruling === 'DROPPED') return droppedMarks(rule, isAttempted)
  if (answer === null || !isAttempted) return { outcome: 'BLANK', marks: blankMarks(rule) }
  if (key.ruling === 'ALL_CORRECT') return correct(rule)
  if (rule.kind === 'SUBJECTIVE' && 'text' in answer) return markWritten(rule, written)
  return markAttempt(rule, key, answer)
}

/** Nothing was chosen or typed. Text of spaces is nothing, and so is a number that is not complete: decision L-47. */
export function isBlank(answer: Answer | null): boolean {
  if (answer === null) return true
  if ('options' in answer) return answer.options.length === 0
  if ('number' in answer) return !isDecimal(answer.number.trim())
  if ('pairs' in answer) return Object.values(answer.pairs).every((partners) => partners.length === 0)
  return answer.text.trim() === '' && answer.photos.length === 0
}

function markAttempt(rule: MarkingRule, key: AnswerKey, answer: Answer): Marked {
  if ('options' in answer && rule.kind !== 'MATRIX') return markOptions(rule, key, answer)
  if (rule.kind === 'NUMERIC' && key.kind === 'NUMERIC' && 'number' in answer) return markNumber(rule, key, answer)
  if (rule.kind === 'MATRIX' && key.kind === 'MATRIX') return markMatrix(rule, key, answer)
  return faulty(`the answer is not of the kind ${rule.kind}`)
}

function markOptions(rule: MarkingRule, key: AnswerKey, answer: Chosen): Marked {
  if (rule.kind === 'SCQ' && key.kind === 'SCQ') return markSingle(rule, key.options, answer)
  if (rule.kind === 'MCQ' && key.kind === 'MCQ') return markMultiple(rule, key, answer)
  return faulty(`options do not answer the kind ${rule.kind}`)
}

function markWritten(rule: RuleOf<'SUBJECTIVE'>, written: Thousandths | undefined): Marked {
  if (written === undefined) return { outcome: 'PENDING', marks: NO_MARKS }
  if (written >= thousandths(rule.full)) return { outcome: 'CORRECT', marks: written }
  return { outcome: written > 0 ? 'PARTIAL' : 'WRONG', marks: written }
}

type Chosen = Extract<Answer, { options: unknown }>
type Typed = Extract<Answer, { number: unknown }>

/** Two options for a question with one answer are wrong, as on an answer sheet. */
function markSingle(rule: RuleOf<'SCQ' | 'MATRIX'>, right: readonly string[], { options }: Chosen): Marked {
  const [chosen] = new Set(options)
  const isRight = new Set(options).size === 1 && chosen !== undefined && right.includes(chosen)
  return isRight ? correct(rule) : wrong(rule)
}

function markMultiple(rule: RuleOf<'MCQ'>, key: KeyOf<'MCQ'>, { options }: Chosen): Marked {
  const right = new Set(key.options)
  const chosen = new Set(options)
  if ([...chosen].some((option) => !right.has(option))) return wrong(rule)
  if (chosen.size === right.size) return correct(rule)
  return partial(rule, chosen.size, right.size)
}

function partial(rule: RuleOf<'MCQ'>, chosen: number, right: number): Marked {
  const { mode } = rule.partial
  if (mode === 'NONE') return wrong(rule)
  if (mode === 'PROPORTIONAL') return { outcome: 'PARTIAL', marks: partOfMarks(thousandths(rule.full), chosen, right) }
  const step = rule.partial.ladder[String(chosen)]
  return step === undefined
    ? faulty(`the ladder has no step for ${chosen} options`)
    : { outcome: 'PARTIAL', marks: thousandths(step) }
}

function markNumber(rule: RuleOf<'NUMERIC'>, { intervals }: KeyOf<'NUMERIC'>, { number }: Typed): Marked {
  return intervals.some((interval) => isWithin(number.trim(), interval)) ? correct(rule) : wrong(rule)
}

function markMatrix(rule: RuleOf<'MATRIX'>, key: KeyOf<'MATRIX'>, answer: Answer): Marked {
  if (rule.answeredAs === 'CODE')
    return 'options' in answer ? markSingle(rule, key.codes, answer) : faulty('a code was expected')
  if (!('pairs' in answer)) return faulty('a grid was expected')
  const rows = Object.entries(key.pairs)
  const right = rows.filter(([row, partners]) => isSameSet(answer.pairs[row] ?? [], partners)).length
  if (right === rows.length) return correct(rule)
  if (rule.perRow === undefined || right === 0) return wrong(rule)
  return { outcome: 'PARTIAL', marks: (right * thousandths(rule.perRow)) as Thousandths }
}

function isSameSet(chosen: readonly string[], right: readonly string[]): boolean {
  const own = new Set(chosen)
  return own.size === new Set(right).size && right.every((each) => own.has(each))
}

function droppedMarks(rule: MarkingRule, isAttempted: boolean): Marked {
  const isGiven = rule.dropped === 'ALL' || (rule.dropped === 'ATTEMPTED' && isAttempted)
  return { outcome: 'DROPPED', marks: isGiven ? thousandths(rule.full) : NO_MARKS }
}

function blankMarks(rule: MarkingRule): Thousandths {
  return rule.kind === 'SUBJECTIVE' ? NO_MARKS : thousandths(rule.blank)
}

function correct(rule: MarkingRule): Marked {
  return { outcome: 'CORRECT', marks: thousandths(rule.full) }
}

function wrong(rule: Exclude<MarkingRule, { kind: 'SUBJECTIVE' }>): Marked {
  return { outcome: 'WRONG', marks: thousandths(rule.wrong) }
}

function faulty(fault: string): Marked {
  return { outcome: 'PENDING', marks: NO_MARKS, fault }
}
