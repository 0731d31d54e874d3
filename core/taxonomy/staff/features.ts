// The features that a member of staff may be granted, and the roles that have each one in a new installation. A new
// feature is one line here: existing roles have it at once, at the level of this table, until staff choose another. The
// owner has every feature and is not listed.

/** Each includes those before it. */
export const LEVELS = ['none', 'view', 'edit', 'approve'] as const
export type Level = (typeof LEVELS)[number]

export const ROLES_BY_FEATURE = {
  catalogue: { 'catalogue-editor': 'edit', marketing: 'view', support: 'view', operations: 'view', 'sales-adviser': 'view', 'sales-head': 'view' },
  plans: { 'catalogue-editor': 'edit', marketing: 'view', support: 'view', finance: 'approve', 'sales-adviser': 'view', 'sales-head': 'view' },
  coupons: { marketing: 'edit', support: 'view', finance: 'approve', 'sales-head': 'view' },
  content: { 'catalogue-editor': 'edit', marketing: 'edit' },
  articles: { 'catalogue-editor': 'approve', marketing: 'edit', support: 'view' },
  orders: { support: 'view', finance: 'view', operations: 'view', 'sales-head': 'view' },
  refunds: { support: 'edit', finance: 'approve' },
  ledger: { finance: 'view' },
  messages: { operations: 'edit' },
  campaigns: { marketing: 'edit', operations: 'approve', 'sales-head': 'view' },
  operations: { operations: 'approve' },
  experiments: { marketing: 'edit', operations: 'approve' },
  people: {},
  sales: { 'sales-adviser': 'edit', 'sales-head': 'approve' },
  clickstream: { marketing: 'view', 'sales-head': 'view' },
  classes: { operations: 'approve', 'catalogue-editor': 'view', support: 'view' },
  webinars: { operations: 'approve', marketing: 'edit', support: 'view' },
  demos: { operations: 'approve', support: 'edit', 'sales-adviser': 'view', 'sales-head': 'view' },
  talks: { operations: 'approve', marketing: 'edit', support: 'view' },
  onboarding: { operations: 'edit', support: 'view' },
  households: { support: 'edit' },
  tickets: { support: 'edit', operations: 'edit', finance: 'view' },
  clients: { operations: 'approve', support: 'view' },
  library: { 'catalogue-editor': 'edit', marketing: 'view', support: 'view' },
  questions: { 'catalogue-editor': 'approve', operations: 'view' },
  predictor: { 'catalogue-editor': 'edit', operations: 'approve', support: 'view' },
  tests: { 'catalogue-editor': 'edit', operations: 'approve', support: 'view' },
  schools: { 'catalogue-editor': 'edit', operations: 'approve', support: 'view' },
  teams: { support: 'view', operations: 'view', 'sales-adviser': 'view', 'sales-head': 'view' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Level>>>> // prettier-ignore

export type Feature = keyof typeof ROLES_BY_FEATURE
export const FEATURES = Object.keys(ROLES_BY_FEATURE) as [Feature, ...Feature[]] // its own keys
