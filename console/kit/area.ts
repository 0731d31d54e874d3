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

type AreaName = (typeof AREAS)[number]

/** The groups of the menu, and the areas in each. */
export const GROUPS: Readonly<Record<string, readonly AreaName[]>> = {
  Money: ['Money'],
  'Prices and sales': ['Prices', 'Payment methods', 'Sales'],
  Catalogue: ['Catalogue'],
  Classes: ['Classes'],
  Tests: ['Tests'],
  Website: ['Home page', 'Content'],
  Families: ['Families', 'Onboarding', 'Messages'],
  Administration: ['Operations', 'People'],
}

export interface AreaScreens {
  readonly area: AreaName
  /** The place among the modules of the area, the lowest first. */
  readonly rank: number
  readonly screens: readonly Screen[]
}
