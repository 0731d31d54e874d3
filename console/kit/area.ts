// The areas of the left rail. Each folder of `modules` has an area.ts, which says where its screens belong.
import type { Screen } from './screen.tsx'

/** The areas in the order of the rail. */
export const AREAS = [
  'Money',
  'Prices',
  'Payment methods',
  'Sales',
  'Catalogue',
  'Classes',
  'Home page',
  'Content',
  'Tests',
  'Onboarding',
  'Messages',
  'Operations',
  'Families',
  'People',
] as const

export interface AreaScreens {
  readonly area: (typeof AREAS)[number]
  /** The place among the modules of the area, the lowest first. */
  readonly rank: number
  readonly screens: readonly Screen[]
}
