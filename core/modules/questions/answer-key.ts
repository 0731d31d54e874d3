// The key of a question and the answer of a learner. Options are named by ids, never by their positions: the order in which they
// are shown means nothing.
import { z } from 'zod'
import { line } from '#core/kernel/schemas.ts'
import { compareDecimals, isDecimal } from './decimal.ts'
import { unreleased } from './unreleased.ts'

export const OptionId = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,7}$/, 'Use a letter, then letters or digits.')

const MOST_OPTIONS = 10
const OptionIds = z
  .array(OptionId)
  .min(1)
  .max(MOST_OPTIONS)
  .refine((ids) => new Set(ids).size === ids.length, 'Name each option once.')

const Decimal = line(20).refine(isDecimal, 'Enter a number such as 4.25 or -3.')

const Interval = z
  .object({ lo: Decimal, hi: Decimal })
  .refine(({ lo, hi }) => (compareDecimals(lo, hi) ?? 1) <= 0, 'The lower end must not be above the upper end.')

/** Marks as text with at most three decimals: "4", "-0.83". */
export const MarkText = z.string().regex(/^-?\d{1,4}(\.\d{1,3})?$/, 'Enter marks with at most three decimals.')

/** Each row of list I with its partners in list II. */
const Pairs = z.record(OptionId, z.array(OptionId).min(1).max(MOST_OPTIONS))

export const AnswerKey = z
  .discriminatedUnion('kind', [
    /** Several options are several right answers, each of them enough: learning reference, section 3. */
    z.object({ kind: z.literal('SCQ'), options: OptionIds }),
    /** All of these and no other. */
    z.object({ kind: z.literal('MCQ'), options: OptionIds }),
    /** Within one of the intervals, ends included. `decimals`: digits after the point that the learner is asked for. */
    z.object({
      kind: z.literal('NUMERIC'),
      intervals: z.array(Interval).min(1).max(3),
      decimals: z.int().min(0).max(6),
    }),
    /** Answered as one of the codes, or row by row in a grid: the marking policy decides. */
    z.object({ kind: z.literal('MATRIX'), codes: z.array(OptionId).max(4), pairs: Pairs }),
    /** A teacher gives marks by the lines of the rubric. */
    z.object({
      kind: z.literal('SUBJECTIVE'),
      rubric: z
        .array(z.object({ id: OptionId, text: line(300).min(1), marks: MarkText }))
        .min(1)
        .max(20),
    }),
  ])
  .register(unreleased, { what: 'KEY' })
export type AnswerKey = z.infer<typeof AnswerKey>
export type KeyOf<K extends AnswerKey['kind']> = Extract<AnswerKey, { kind: K }>

export const Answer = z.union([
  z.strictObject({ options: z.array(OptionId).max(MOST_OPTIONS) }),
  z.strictObject({ number: z.string().max(20) }),
  z.strictObject({ pairs: z.record(OptionId, z.array(OptionId).max(MOST_OPTIONS)) }),
  z.strictObject({ text: z.string().max(20_000), photos: z.array(line(40)).max(5) }),
])
/** Null is a question without an answer. */
export type Answer = z.infer<typeof Answer>
