// Which payment page a link asks for, and where the buyer comes from: decision P-27.
export const SOURCES = ['BUY_NOW', 'PRODUCT_LANDING'] as const
export type Source = (typeof SOURCES)[number]

/** Where the buyer is: in a browser, or in the app's. */
export const PLATFORMS = ['Web', 'WebonApp'] as const
export type BuyerPlatform = (typeof PLATFORMS)[number]

export type PayPage =
  /** Money into the wallet. */
  | { readonly kind: 'WALLET' }
  /** A batch led by AI, named outright. */
  | { readonly kind: 'AI_BATCH'; readonly aioId: string; readonly isEmiFirst: boolean }
  /** A batch led by AI, by its place: of the courses of a kind that are taught in a language one, and of its tiers one. */
  | { readonly kind: 'AI_PLACE'; readonly category: string; readonly lang: string; readonly index: Pair }
  /** `isEmiFirst`: a partner's link, by which only consumer finance is shown. */
  | { readonly kind: 'PLAN'; readonly subscriptionPlanId: string; readonly isEmiFirst: boolean }
  /** `entityType`: the link says what kind of thing it names, one live batch for example. */
  | { readonly kind: 'BUNDLE'; readonly entityId: string; readonly entityType?: string; readonly isEmiFirst: boolean }
  /** Nothing that could be paid for: the error page. */
  | { readonly kind: 'NONE' }

type Pair = readonly [course: number, tier: number]

/** Values of the query by their names; what is absent or empty says nothing. */
type Query = Readonly<Record<string, string | undefined>>

/** The first that applies, in the decision's order. `searchTerms` is for tracking and decides nothing. */
export function payPageOf(path: string, query: Query): PayPage {
  if (path.includes('WALLET_RECHARGE')) return { kind: 'WALLET' }
  const isEmiFirst = query['payroute'] === 'vemi'
  const { subscriptionPlanId, entity, entityType } = query
  if (query['courseType'] === 'ai') return entity ? { kind: 'AI_BATCH', aioId: entity, isEmiFirst } : aiPlaceOf(query)
  if (subscriptionPlanId) return { kind: 'PLAN', subscriptionPlanId, isEmiFirst }
  if (!entity) return { kind: 'NONE' }
  return { kind: 'BUNDLE', entityId: entity, ...(entityType ? { entityType } : {}), isEmiFirst }
}

/** All three are needed: a category and a language make a list, "2,0" is the first tier of its third course. */
function aiPlaceOf({ category, lang, index = '' }: Query): PayPage {
  const [, course, tier] = /^(\d{1,2}),(\d{1,2})$/.exec(index) ?? []
  if (!category || !lang || course === undefined) return { kind: 'NONE' }
  return { kind: 'AI_PLACE', category, lang, index: [Number(course), Number(tier)] }
}

/** Undefined for an unknown source. */
export function sourceOf({ source }: Query): Source | undefined {
  return SOURCES.find((each) => each === source)
}
