import { expect, it, test } from 'vitest'
import { payPageOf, sourceOf } from './pay-page.ts'

const plan = { kind: 'PLAN', subscriptionPlanId: 'p1', isEmiFirst: false }
const bundle = { kind: 'BUNDLE', entityId: 'b1', isEmiFirst: false }

// Decision P-27, in its order.
test.each([
  ['/pay/WALLET_RECHARGE', {}, { kind: 'RECHARGE' }],
  ['/pay/WALLET_RECHARGE', { subscriptionPlanId: 'p1', courseType: 'ai' }, { kind: 'RECHARGE' }],
  ['/pay', { courseType: 'ai', category: 'jee', lang: 'hi' }, { kind: 'AI_LIVE' }],
  ['/pay', { courseType: 'ai', subscriptionPlanId: 'p1' }, { kind: 'AI_LIVE' }],
  ['/pay', { courseType: 'crash', subscriptionPlanId: 'p1' }, plan],
  ['/pay', { subscriptionPlanId: 'p1' }, plan],
  ['/pay', { subscriptionPlanId: 'p1', entity: 'b1' }, plan],
  ['/pay', { subscriptionPlanId: '', entity: 'b1' }, bundle],
  ['/pay', { entity: 'b1', searchTerms: 'jee' }, bundle],
  ['/pay', { entity: 'b1', payroute: 'vemi' }, { ...bundle, isEmiFirst: true }],
  ['/pay', { subscriptionPlanId: 'p1', payroute: 'vemi' }, { ...plan, isEmiFirst: true }],
  ['/pay', { payroute: 'vemi' }, { kind: 'NONE' }],
  ['/pay', { searchTerms: 'jee', source: 'BUY_NOW' }, { kind: 'NONE' }],
  ['/pay', {}, { kind: 'NONE' }],
] as const)('%s with %j is %j', (path, query, page) => {
  expect(payPageOf(path, query)).toEqual(page)
})

it('knows two sources and takes no other', () => {
  const sources = ['BUY_NOW', 'PRODUCT_LANDING', 'buy_now', '', undefined]
  expect(sources.map((source) => sourceOf({ source }))).toEqual([
    'BUY_NOW',
    'PRODUCT_LANDING',
    undefined,
    undefined,
    undefined,
  ])
})
