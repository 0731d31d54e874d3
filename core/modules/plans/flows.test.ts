import { expect, it, test } from 'vitest'
import { isFlow, isGradeHidden, plansOfFlow } from './flows.ts'

const month = { id: 'month', validMonths: 1 }
const full = { id: 'full', validMonths: 0 }

test.each([
  ['auto', ['month', 'full']],
  ['marketing', ['month', 'full']],
  ['assisted', ['full']],
  ['VOTE', ['full']],
] as const)('the flow %s shows %j', (flow, ids) => {
  expect(plansOfFlow([month, full], flow).map(({ id }) => id)).toEqual(ids)
})

it('shows what there is when a variant has one plan only', () => {
  expect(plansOfFlow([month], 'auto')).toEqual([month])
  expect(plansOfFlow([], 'marketing')).toEqual([])
})

test.each([
  ['auto', 5, true],
  ['marketing', 5, true],
  ['assisted', 5, false],
  ['VOTE', 5, false],
  ['auto', 6, false],
] as const)('that the flow %s hides grade %d is %s', (flow, grade, isHidden) => {
  expect(isGradeHidden(grade, flow)).toBe(isHidden)
})

it('knows its flows, whose letters count', () => {
  expect(['auto', 'VOTE', 'vote', ''].map(isFlow)).toEqual([true, true, false, false])
})
