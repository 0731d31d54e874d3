// What a member of staff may be let do, feature by feature. It knows no zod: the console reads the same lists.
export const FEATURES = ['catalogue', 'plans', 'coupons', 'content', 'orders', 'refunds', 'ledger', 'messages', 'operations', 'people', 'sales', 'clickstream', 'onboarding', 'households'] as const // prettier-ignore
export type Feature = (typeof FEATURES)[number]

/** Each holds what stands before it. */
export const LEVELS = ['none', 'view', 'edit', 'approve'] as const
export type Level = (typeof LEVELS)[number]

export type Grants = Readonly<Partial<Record<Feature, Level>>>

/** What a session may do: "coupons.view", "coupons.edit". Of several roles the highest level counts; a reader only views. */
export function scopesOf(roles: readonly Grants[], isReadOnly: boolean): string[] {
  return FEATURES.flatMap((feature) => {
    const highest = Math.max(0, ...roles.map((grants) => LEVELS.indexOf(grants[feature] ?? 'none')))
    return LEVELS.slice(1, (isReadOnly ? Math.min(highest, 1) : highest) + 1).map((level) => `${feature}.${level}`)
  })
}
