// Which payment page a link asks for, and where the buyer comes from: decision P-27. It knows no zod.
export const SOURCES = ['BUY_NOW', 'PRODUCT_LANDING'] as const
export type Source = (typeof SOURCES)[number]

export type PayPage =
  /** Money into the wallet. */
  | { readonly kind: 'RECHARGE' }
  /** A batch led by AI: its page reads category, lang and an index pair. */
  | { readonly kind: 'AI_LIVE' }
  /** `isEmiFirst`: a partner's link, by which only consumer finance is shown. */
  | { readonly kind: 'PLAN'; readonly subscriptionPlanId: string; readonly isEmiFirst: boolean }
  | { readonly kind: 'BUNDLE'; readonly entityId: string; readonly isEmiFirst: boolean }
  /** Nothing that could be paid for: the error page. */
  | { readonly kind: 'NONE' }

/** Values of the query by their names; what is absent or empty says nothing. */
type Query = Readonly<Record<string, string | undefined>>

/** The first that applies, in the decision's order. `searchTerms` is for tracking and decides nothing. */
export function payPageOf(path: string, query: Query): PayPage {
  if (path.includes('WALLET_RECHARGE')) return { kind: 'RECHARGE' }
  if (query['courseType'] === 'ai') return { kind: 'AI_LIVE' }
  const isEmiFirst = query['payroute'] === 'vemi'
  const { subscriptionPlanId, entity } = query
  if (subscriptionPlanId) return { kind: 'PLAN', subscriptionPlanId, isEmiFirst }
  return entity ? { kind: 'BUNDLE', entityId: entity, isEmiFirst } : { kind: 'NONE' }
}

/** Undefined for a source that is none of ours. */
export function sourceOf({ source }: Query): Source | undefined {
  return SOURCES.find((each) => each === source)
}
