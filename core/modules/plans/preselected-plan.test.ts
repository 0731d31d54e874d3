import { expect, test } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { preselectedPlan } from './preselected-plan.ts'

const plan = (name: string, price: number, validMonths = 0) => ({ name, validMonths, price: rupees(price) })
const lite = plan('LITE', 9_999)
const month = plan('LITE for a month', 999, 1)
const classic = plan('CLASSIC', 19_999)
const pro = plan('PRO', 29_999)
const all = [pro, lite, month, classic]

test.each([
  ['USUAL', 'PRO'],
  ['CHEAPEST', 'LITE'],
  ['SECOND_CHEAPEST', 'CLASSIC'],
] as const)('%s of full courses is %s', (preselect, name) => {
  expect(preselectedPlan(all, pro, preselect)?.name).toBe(name)
})

test('the usual plan is preselected where there is no second one', () => {
  expect(preselectedPlan([lite, month], lite, 'SECOND_CHEAPEST')).toBe(lite)
  expect(preselectedPlan([month], month, 'CHEAPEST')).toBe(month)
  expect(preselectedPlan([], undefined, 'CHEAPEST')).toBeUndefined()
})
