import { expect, test } from 'vitest'
import { isDownPayment } from './down-payment.ts'
import { findBought, findFree } from './bought.ts'
import { ENROLMENT_STATES } from './enrolment.ts'

test.each([
  ['REGULAR', true],
  ['TRIAL', false],
  ['ALLOW', false],
  ['FREE_PASS', false],
] as const)('%s keeps its learner from buying the course: %s', (state, isBought) => {
  const held = [{ state, isActive: true }]
  expect(findBought(held) !== undefined).toBe(isBought)
  expect(findFree(held) !== undefined).toBe(!isBought)
  // The same states set the down-payment flag.
  expect(isDownPayment([state])).toBe(!isBought)
})

test('what was bought counts among others, and only while it runs', () => {
  const all = ENROLMENT_STATES.map((state) => ({ state, isActive: true }))
  expect(findBought(all.toReversed())).toEqual({ state: 'REGULAR', isActive: true })
  const ended = all.map((each) => ({ ...each, isActive: false }))
  expect([findBought(ended), findFree(ended)]).toEqual([undefined, undefined])
})
