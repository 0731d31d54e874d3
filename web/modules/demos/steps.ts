// The addresses of the steps. The query carries the answers from one to the next, so Back keeps them.
import type { DemoStep } from '#core/modules/demos/step.ts'
import { keptQuery } from '#web/page/kept-query.ts'
import { toQuery } from '#web/page/query.ts'

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

/** These belong to one page, and do not go along. */
const OF_ONE_PAGE = new Set(['days', 'offer', 'move', 'done'])

/** The parts of the query that go along: the answers, a closed pop-up, and where the family came from. */
export function carried(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(Object.entries(keptQuery(query)).filter(([name]) => !OF_ONE_PAGE.has(name)))
}

/** Where a parent agrees for a child, and comes back from to the hour. */
export function consentPath(query: Readonly<Record<string, string>>): string {
  return `/me/consent${toQuery({ returnTo: `/demo/slot${toQuery(query)}` })}`
}
