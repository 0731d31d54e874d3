import { expect, it, test } from 'vitest'
import { SECOND, toInstant } from '#core/kernel/time.ts'
import { acceptedStep, codeAt } from './authenticator.ts'

/** "12345678901234567890" of RFC 6238, appendix B, in base 32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

// The table of RFC 6238, appendix B; the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d the code is %s', (second, code) => {
  expect(codeAt(SECRET, toInstant(second * SECOND))).toBe(code)
})

it('takes the code of the step before and after, and none twice', () => {
  const at = toInstant(1_111_111_111 * SECOND)
  const step = acceptedStep(SECRET, '050471', at, 0) ?? 0
  expect(step).toBe(37_037_037)
  expect(acceptedStep(SECRET, '081804', at, 0)).toBe(37_037_036)
  expect(acceptedStep(SECRET, '050471', at, step)).toBeUndefined()
  expect(acceptedStep(SECRET, '005924', at, 0)).toBeUndefined()
})
