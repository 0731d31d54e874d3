// The addresses of the steps. The query carries the answers from one to the next, so Back keeps them.
import type { DemoStep } from '#core/modules/demos/step.ts'

export const STEP_PATHS = {
  LAPTOP_SELECTION: 'laptop',
  BOOKING_FORM: 'details',
  VERIFY_OTP: 'phone',
  SLOT_BOOKING: 'slot',
  BOOKING_CONFIRMATION: 'confirmed',
  DEMO_ATTENDED: 'attended',
} as const satisfies Readonly<Record<DemoStep, string>>
export type StepName = (typeof STEP_PATHS)[DemoStep]

const NAMES: readonly string[] = Object.values(STEP_PATHS)

export function isStep(name: string): name is StepName {
  return NAMES.includes(name)
}

/** The first is 1. */
export function placeOf(step: StepName): number {
  return NAMES.indexOf(step) + 1
}

/** The parts of the query that go along: the answers, a closed pop-up, and where the family came from. */
const CARRIED = ['category', 'laptop', 'grade', 'later', 'utm_source', 'utm_medium', 'utm_campaign']

export function carried(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(CARRIED.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
}
