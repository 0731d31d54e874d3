import { expect, it, test } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { chooseBatch, choosePlan, comparedWith, queryFor, type OfferedPlan } from './choose-plan.ts'

function plan(variant: VariantName, ...months: number[]): OfferedPlan {
  const durations = months.map((each) => ({
    planId: `${variant} ${each}`,
    months: each,
    price: rupees(1),
    cutPrice: rupees(1),
    has: {},
    credit: rupees(0),
    till: '',
    reason: null,
  }))
  return { variant, durations, batches: [] }
}

const plans = [plan('LITE', 0, 1), plan('CLASSIC', 0), plan('PRO', 0, 1)]
const choose = (query: string) => choosePlan(plans, new URLSearchParams(query), 'PRO 0')?.duration.planId

test.each([
  ['', 'PRO 0'],
  ['plan=lite', 'LITE 0'],
  ['plan=lite&months=1', 'LITE 1'],
  ['plan=LITE&months=0', 'LITE 0'],
  ['plan=lite&months=7', 'LITE 0'],
  ['plan=classic&months=1', 'CLASSIC 0'],
  ['plan=plus', 'PRO 0'],
  ['plan=none', 'PRO 0'],
  ['months=1', 'PRO 0'],
  ['subscriptionPlanId=LITE 1', 'LITE 1'],
  ['subscriptionPlanId=LITE 1&plan=pro&months=0', 'LITE 1'],
  ['subscriptionPlanId=unknown&plan=classic', 'CLASSIC 0'],
])('?%s chooses %s', (query, planId) => {
  expect(choose(query)).toBe(planId)
})

it('takes the first plan there is when the usual one is not offered', () => {
  expect(choosePlan(plans, new URLSearchParams(), 'unknown')?.duration.planId).toBe('LITE 0')
})

it('chooses nothing where nothing is offered', () => {
  expect(choosePlan([], new URLSearchParams('plan=lite'), 'PRO 0')).toBeUndefined()
})

it('chooses what it was asked to choose, and leaves the rest of the query', () => {
  const query = queryFor(new URLSearchParams('grade=11&couponCode=DEEP10'), plan('PRO', 0, 1), 1)
  expect(query).toBe('?grade=11&couponCode=DEEP10&plan=pro&months=1')
  expect(choose(query)).toBe('PRO 1')
})

it('stays with the program of the plan by whose link a family came', () => {
  const query = queryFor(new URLSearchParams('subscriptionPlanId=LITE 1'), plan('PRO', 0, 1), 1)
  expect(query).toBe('?subscriptionPlanId=PRO+1&plan=pro&months=1')
  expect(choose(query)).toBe('PRO 1')
})

const batch = (id: string, label: string, isFull = false) => ({ id, label, isFull })
const lite = { batches: [batch('l1', 'main'), batch('l2', '2')] }
const pro = { batches: [batch('p1', 'main', true), batch('p2', '2'), batch('p3', '3')] }

test.each([
  ['the one that is asked for', 'batch=p3', 'p3'],
  ['the full one that is asked for', 'batch=p1', 'p1'],
  ['the one of the same name, when the batch of another plan was chosen', 'batch=l2', 'p2'],
  ['the first that has a seat, when nobody chose', '', 'p2'],
  ['the first that has a seat, when there is no such batch', 'batch=gone', 'p2'],
])('the batch of a plan is %s', (_, query, id) => {
  expect(chooseBatch([lite, pro], pro, new URLSearchParams(query))?.id).toBe(id)
})

it('is the full one where all are full, and undefined for a course without batches', () => {
  const full = { batches: [batch('f1', 'main', true)] }
  expect(chooseBatch([full], full, new URLSearchParams())?.id).toBe('f1')
  expect(chooseBatch([], { batches: [] }, new URLSearchParams('batch=p1'))).toBeUndefined()
})

test.each([
  ['LITE', '', 'CLASSIC'],
  ['PRO', '', 'CLASSIC'],
  ['LITE', 'with=pro', 'PRO'],
  ['LITE', 'with=lite', 'CLASSIC'],
  ['LITE', 'with=none', 'CLASSIC'],
])('a phone compares %s, asked ?%s, with %s', (variant, query, other) => {
  const chosen = plans.find((each) => each.variant === variant)
  expect(chosen && comparedWith(plans, chosen, new URLSearchParams(query))?.variant).toBe(other)
})

test('the only plan is compared with none', () => {
  const [only = plan('LITE', 0)] = plans
  expect(comparedWith([only], only, new URLSearchParams())).toBeUndefined()
})
