// The limits of a member of staff: the schools, teams and states of India whose rows they have. Each feature says here which kinds of
// limit it understands. A feature that is not listed, or does not understand one of a member's kinds, is not given to that member.
import { LEVELS, type Feature, type Level } from './features.ts'

export const LIMIT_KINDS = ['schools', 'teams', 'regions'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** Ids of schools and of teams, and codes of states. A kind without values does not limit. */
export type Limits = Readonly<Record<LimitKind, readonly string[]>>

export const NO_LIMITS: Limits = { schools: [], teams: [], regions: [] }

/** How a feature's rows belong to a school, a team or a state, in the words that the console shows. */
export const LIMITED_FEATURES: Readonly<Partial<Record<Feature, Readonly<Partial<Record<LimitKind, string>>>>>> = {
  schools: { schools: 'the school of a test, of its sessions and of its pupils' },
  sales: { teams: 'the team of the adviser who has the lead', regions: 'the state of the lead' },
  tickets: { teams: 'the team that the question was given to' },
}

/** They hold no rows of families, teams or schools, so that every limited member may look at them, and change nothing. */
export const UNLIMITED_VIEWS: readonly Feature[] = ['catalogue', 'plans', 'teams']

/** The kinds that limit this member. */
export function kindsOf(limits: Limits): LimitKind[] {
  return LIMIT_KINDS.filter((kind) => limits[kind].length > 0)
}

/** The highest level that a member with these limits may have. */
export function highestWithin(limits: Limits, feature: Feature): Level {
  const kinds = kindsOf(limits)
  const understood = LIMITED_FEATURES[feature] ?? {}
  if (kinds.every((kind) => understood[kind] !== undefined)) return 'approve'
  return UNLIMITED_VIEWS.includes(feature) ? 'view' : 'none'
}

/** Returns true if a member with the limits `after` may have rows that the limits `before` did not let them have. */
export function isWider(before: Limits, after: Limits): boolean {
  return kindsOf(before).some(
    (kind) => after[kind].length === 0 || after[kind].some((value) => !before[kind].includes(value)),
  )
}

/** Returns true if the scope, such as "sales.view", may be used within these limits. */
export function isWithin(limits: Limits, scope: string): boolean {
  const [feature = '', level = ''] = scope.split('.')
  const levels: readonly string[] = LEVELS.slice(1, LEVELS.indexOf(highestWithin(limits, feature as Feature)) + 1) // an unknown feature is not listed
  return levels.includes(level)
}
