// The permissions of a member of staff, derived from their roles. The server and the console use the same functions.
import { FEATURES, LEVELS, ROLES_BY_FEATURE, type Feature, type Level } from '#core/taxonomy/staff/features.ts'
import { highestWithin, NO_LIMITS, type Limits } from '#core/taxonomy/staff/staff-limits.ts'

export type Grants = Readonly<Partial<Record<Feature, Level>>>

/** Has every feature at the highest level. Stored grants do not limit it. */
export const OWNER = 'owner'

/** The grants of a role: the levels that staff have chosen, and for other features the level of a new installation. */
export function grantsOf(role: string, chosen: Grants): Grants {
  if (role === OWNER) return Object.fromEntries(FEATURES.map((feature) => [feature, 'approve']))
  const initial = FEATURES.flatMap((feature) => {
    const byRole: Readonly<Partial<Record<string, Level>>> = ROLES_BY_FEATURE[feature]
    const level = byRole[role]
    return level ? [[feature, level] as const] : []
  })
  return { ...Object.fromEntries(initial), ...chosen }
}

/**
 * The scopes of a session, such as "coupons.view" and "coupons.edit". The highest level of all roles counts; a
 * read-only member only views, and a limited one has only features that understand the limits.
 */
export function scopesOf(roles: readonly Grants[], isReadOnly: boolean, limits: Limits = NO_LIMITS): string[] {
  return FEATURES.flatMap((feature) => {
    const granted = Math.max(0, ...roles.map((grants) => LEVELS.indexOf(grants[feature] ?? 'none')))
    const most = Math.min(isReadOnly ? 1 : LEVELS.length, LEVELS.indexOf(highestWithin(limits, feature)))
    return LEVELS.slice(1, Math.min(granted, most) + 1).map((level) => `${feature}.${level}`)
  })
}
