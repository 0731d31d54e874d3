// The experiments that the code knows: their values, and what a variant may get. Who takes part is decided by staff.
import { isPreselection, PLAN_ORDER, PLAN_ORDERS, planOrderOf, PRESELECTIONS } from './plan-order.ts'
import { isInTuition, TUITION, TUITION_GROUPS, tuitionGroup } from './tuition.ts'

/** A variant as staff write it: its value, and the words that the page follows. */
export interface Variant {
  readonly value: string
  readonly payload: readonly string[]
}

/** The class and board of somebody; null where nobody has said. */
export interface Study {
  readonly grade: number | null
  readonly board: string | null
}

interface Definition {
  /** The bounds of the specification. Staff choose a segment within them. */
  readonly admits: (study: Study) => boolean
  /** The first one is the control group. */
  readonly values: readonly string[]
  /** The value of each number from 1 to 9. */
  readonly valueOf: (number: number) => string
  readonly isPayload: (payload: readonly string[]) => boolean
  /** The payload in words, for staff. */
  readonly payloadText: string
}

export const EXPERIMENTS = {
  [PLAN_ORDER]: {
    admits: () => true,
    values: PLAN_ORDERS,
    valueOf: planOrderOf,
    isPayload: ([first, ...others]) => isPreselection(first) && others.length === 0,
    payloadText: `the plan that is preselected, one of ${PRESELECTIONS.join(', ')}`,
  },
  [TUITION]: {
    admits: isInTuition,
    values: TUITION_GROUPS,
    valueOf: tuitionGroup,
    isPayload: (payload) => payload.length > 0 && new Set(payload).size === payload.length,
    payloadText: 'the subjects that are offered, each once',
  },
} as const satisfies Readonly<Record<string, Definition>>

export type ExperimentKey = keyof typeof EXPERIMENTS
export const EXPERIMENT_KEYS = Object.keys(EXPERIMENTS) as ExperimentKey[] // keyof is all that keys gives

export function isExperimentKey(key: string): key is ExperimentKey {
  return key in EXPERIMENTS
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** The numbers of each value, for the table next to the experiment. */
export function numbersOf(key: ExperimentKey, value: string): number[] {
  return NUMBERS.filter((number) => EXPERIMENTS[key].valueOf(number) === value)
}

/** VARIANT_MISSING, or the value of the first variant whose payload does not fit. Undefined when all is well. */
export function variantsProblem(
  key: ExperimentKey,
  variants: readonly Variant[],
): 'VARIANT_MISSING' | { readonly value: string } | undefined {
  const { values, isPayload }: Definition = EXPERIMENTS[key]
  if (variants.map(({ value }) => value).join() !== values.join()) return 'VARIANT_MISSING'
  return variants.find(({ payload }) => !isPayload(payload))
}

/** Who takes part: an empty list means everybody. */
export interface Segment {
  readonly grades: readonly number[]
  readonly boards: readonly string[]
}

export function isInSegment({ grades, boards }: Segment, { grade, board }: Study): boolean {
  const isOfGrade = grades.length === 0 || (grade !== null && grades.includes(grade))
  const isOfBoard = boards.length === 0 || (board !== null && boards.includes(board.toLowerCase()))
  return isOfGrade && isOfBoard
}
