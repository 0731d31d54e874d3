import { expect, it, test } from 'vitest'
import { payPageOf, sourceOf } from './pay-page.ts'

const plan = { kind: 'PLAN', subscriptionPlanId: 'p1', isEmiFirst: false }
const place = { kind: 'AI_PLACE', category: 'full', lang: 'hi', index: [2, 0] }
const batch = { kind: 'AI_BATCH', aioId: 'b1', isEmiFirst: false }
const bundle = { kind: 'BUNDLE', entityId: 'b1', isEmiFirst: false }

// Decision P-27, in its order.
test.each([
  ['/pay/WALLET_RECHARGE', {}, { kind: 'WALLET' }],
  ['/pay/WALLET_RECHARGE', { subscriptionPlanId: 'p1', courseType: 'ai' }, { kind: 'WALLET' }],
  ['/pay', { courseType: 'ai', category: 'full', lang: 'hi', index: '2,0' }, place],
  ['/pay', { courseType: 'ai', category: 'full', lang: 'hi', index: '2,0', subscriptionPlanId: 'p1' }, place],
  ['/pay', { courseType: 'ai', category: 'full', lang: 'hi' }, { kind: 'NONE' }],
  ['/pay', { courseType: 'ai', category: 'full', index: '2,0' }, { kind: 'NONE' }],
  ['/pay', { courseType: 'ai', lang: 'hi', index: '2,0' }, { kind: 'NONE' }],
  ['/pay', { courseType: 'ai', category: 'full', lang: 'hi', index: '2' }, { kind: 'NONE' }],
  ['/pay', { courseType: 'ai', category: 'full', lang: 'hi', index: '-1,0' }, { kind: 'NONE' }],
  ['/pay', { courseType: 'ai', subscriptionPlanId: 'p1' }, { kind: 'NONE' }],
  ['/pay', { courseType: 'ai', entity: 'b1' }, batch],
  ['/pay', { courseType: 'ai', entity: 'b1', category: 'full', lang: 'hi', index: '2,0' }, batch],
  ['/pay', { courseType: 'ai', entity: 'b1', payroute: 'vemi' }, { ...batch, isEmiFirst: true }],
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
