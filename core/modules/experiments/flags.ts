// Switches of the product that staff turn without a deploy. Each is known here, with its effect; the console can turn no other.
// One person switches off, at once. Every other change needs a second person: operations console, O36.
export const FLAGS = {
  'cardless-emi': 'Instalments of lenders that need no card: shown, and agreed to.',
  'offer-pop-up': 'Pop-ups with offers on the pages of families.',
  'coupon-pop-up': 'The pop-up on the plans page that says what the coupon of a link takes off.',
  'login-pop-up': 'The pop-up on the plans page that asks visitors to sign in for a coupon.',
} as const satisfies Record<string, string>
export type FlagKey = keyof typeof FLAGS
export const FLAG_KEYS = Object.keys(FLAGS) as [FlagKey, ...FlagKey[]] // keyof is all that keys gives

export const ENVIRONMENTS = ['production', 'development', 'test'] as const
export type Environment = (typeof ENVIRONMENTS)[number]
export const FLAG_ROLES = ['visitor', 'household', 'agent', 'teacher', 'staff'] as const
export type FlagRole = (typeof FLAG_ROLES)[number]

export interface FlagRule {
  readonly isOn: boolean
  /** An empty list means every environment. */
  readonly environments: readonly Environment[]
  /** An empty list means everybody. */
  readonly roles: readonly FlagRole[]
  /** The percentage of the matching callers that get it. */
  readonly percentage: number
  /** Members of staff who see it wherever it runs, before anybody else does. */
  readonly adminIds: readonly string[]
}

export interface FlagSubject {
  readonly role: FlagRole
  readonly adminId?: string
  /** From 0 to 99, the same for the same person and flag; undefined where nobody can be told apart. */
  readonly place?: number
}

/** Without an asker: whether it is on at all. Who cannot be told apart is among a part of all only when that part is all. */
export function isFlagOn(rule: FlagRule, environment: Environment, asker?: FlagSubject): boolean {
  if (rule.environments.length > 0 && !rule.environments.includes(environment)) return false
  if (asker?.adminId !== undefined && rule.adminIds.includes(asker.adminId)) return true
  if (!rule.isOn || rule.percentage === 0) return false
  if (asker === undefined) return true
  if (rule.roles.length > 0 && !rule.roles.includes(asker.role)) return false
  return (asker.place ?? 99) < rule.percentage
}

export function isFlagKey(key: string): key is FlagKey {
  return key in FLAGS
}

export function isSameRule(one: FlagRule, other: FlagRule): boolean {
  return ruleText(one) === ruleText(other)
}

function ruleText({ isOn, environments, roles, percentage, adminIds }: FlagRule): string {
  return JSON.stringify([isOn, environments.toSorted(), roles.toSorted(), percentage, adminIds.toSorted()])
}
