import { expect, it } from 'vitest'
import { isBroken, stateOf } from './link-state.ts'

it.each([
  [200, false, 'HOLDS', false],
  [204, false, 'HOLDS', false],
  [200, true, 'MOVED', false],
  [404, false, 'MISSING', true],
  [404, true, 'MISSING', true],
  [410, false, 'MISSING', true],
  [401, false, 'CLOSED', false],
  [403, true, 'CLOSED', false],
  [451, false, 'CLOSED', false],
  [400, false, 'FAILING', true],
  [500, false, 'FAILING', true],
  [503, true, 'FAILING', true],
] as const)('a link that answers %i (moved: %s) is %s', (status, hasMoved, state, broken) => {
  expect(stateOf(status, hasMoved)).toBe(state)
  expect(isBroken(state)).toBe(broken)
})

it('says nothing of a link whose host is busy', () => {
  expect(stateOf(429, false)).toBeUndefined()
})
