// Questions to the class: which answers there can be, and which are right. It knows no zod.
import { isWithin, type DecimalInterval } from '#core/modules/questions/decimal.ts'

export const QUESTION_KINDS = ['POLL', 'SCQ', 'MCQ', 'NUMERIC'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/**
 * The right options by their places, from 0 on; or the right number and how far an answer may be off. A number of the bank is
 * right within one of its intervals, compared digit by digit.
 */
export type QuestionKey =
  | { readonly choices: readonly number[] }
  | { readonly number: number; readonly tolerance: number }
  | { readonly intervals: readonly DecimalInterval[] }

export interface ClassQuestion {
  readonly kind: QuestionKind
  readonly options: readonly string[]
  /** Null for a poll. */
  readonly key: QuestionKey | null
}

export interface ClassAnswer {
  /** The chosen options by their places, from 0 on. */
  readonly choices: readonly number[]
  /** The number that was typed, for a NUMERIC question. */
  readonly number: number | null
}

/** A poll has no key, an SCQ one right option, an MCQ some, and a NUMERIC question a number and no options. */
export function isAskable({ kind, options, key }: ClassQuestion): boolean {
  if (kind === 'NUMERIC') return options.length === 0 && key !== null && 'number' in key
  const hasOptions = options.length >= 2 && new Set(options).size === options.length
  if (kind === 'POLL') return hasOptions && key === null
  if (!hasOptions || key === null || !('choices' in key)) return false
  return kind === 'SCQ' ? isOneOf(key.choices, options) : isSomeOf(key.choices, options)
}

export function isAnswerTo(
  { kind, options }: Pick<ClassQuestion, 'kind' | 'options'>,
  { choices, number }: ClassAnswer,
): boolean {
  if (kind === 'NUMERIC') return number !== null && choices.length === 0
  if (number !== null) return false
  return kind === 'MCQ' ? isSomeOf(choices, options) : isOneOf(choices, options)
}

/** Null for a poll. An SCQ is right with one of the right options, an MCQ with all of them and no other. */
export function isRightAnswer(
  { kind, key }: Pick<ClassQuestion, 'kind' | 'key'>,
  { choices, number }: ClassAnswer,
): boolean | null {
  if (key === null) return null
  if ('number' in key) return number !== null && Math.abs(number - key.number) <= key.tolerance
  if ('intervals' in key) return number !== null && key.intervals.some((each) => isWithin(String(number), each))
  if (kind === 'SCQ') return choices.length === 1 && choices.every((choice) => key.choices.includes(choice))
  return choices.length === key.choices.length && key.choices.every((choice) => choices.includes(choice))
}

function isOneOf(choices: readonly number[], options: readonly string[]): boolean {
  return choices.length === 1 && isSomeOf(choices, options)
}

function isSomeOf(choices: readonly number[], options: readonly string[]): boolean {
  const isDistinct = new Set(choices).size === choices.length
  return choices.length > 0 && isDistinct && choices.every((choice) => choice >= 0 && choice < options.length)
}
