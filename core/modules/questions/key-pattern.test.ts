import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findKeyPattern, keyPlaceOf, tailOf } from './key-pattern.ts'

const keyOf = (letters: string, options = 4) =>
  [...letters].map((letter) => ({ place: letter.charCodeAt(0) - 'A'.charCodeAt(0), options }))

describe('a key', () => {
  it.each([
    ['repeats after four', 'ABCDABCDAB', 4],
    ['repeats after four, with numbers between', 'ABCDABCDABCDABCDABCDABCDABCDABCDABCDABCD', 4],
    ['repeats after four, one of them wrong', 'ABCDABCDABCDABCDABCDABCDABCDABDD', 4],
    ['runs down', 'DCBADCBADCBADCBA', 4],
    ['changes between two', 'ACACACACACAC', 2],
    ['has each letter twice', 'AABBCCDDAABBCCDDAABBCCDD', 8],
  ])('that %s is refused', (_, letters, repeatsAfter) => {
    expect(findKeyPattern(keyOf(letters))).toEqual({ repeatsAfter })
  })

  it.each([
    ['is always the same', 'BBBBBBBB', 1],
    ['has one letter in two of three', 'CCACCBCCDCCACCBCCDCCACC', 2],
  ])('that %s is refused', (_, letters, tooOften) => {
    expect(findKeyPattern(keyOf(letters))).toEqual({ tooOften })
  })

  // Drawn by a die, and short ones.
  it.each(['', 'A', 'ABCD', 'BBD', 'ADBCCABDACDBBADC', 'CABDDABCBACDBDACADBC'])('of “%s” is not refused', (letters) => {
    expect(findKeyPattern(keyOf(letters))).toBeUndefined()
  })

  it('of right and wrong has two places only, and is measured by that', () => {
    expect(findKeyPattern(keyOf('ABBABAABBABA', 2))).toBeUndefined()
    expect(findKeyPattern(keyOf('ABABABABABAB', 2))).toEqual({ repeatsAfter: 2 })
  })

  test('that is drawn is refused in fewer than one of fifty cases (2,000 keys)', () => {
    let refused = 0
    const key = fc.array(fc.nat({ max: 3 }), { minLength: 30, maxLength: 30 })
    for (const places of fc.sample(key, { numRuns: 2_000, seed: 20_261_128 }))
      refused += findKeyPattern(places.map((place) => ({ place, options: 4 }))) ? 1 : 0
    expect(refused).toBeLessThan(40)
  })
})

it('the tail of the binomial distribution is that of the published tables', () => {
  // CRC Standard Mathematical Tables, cumulative binomial: n = 10, p = 0.25, x ≥ 6; n = 20, p = 0.25, x ≥ 10.
  expect(tailOf(6, 10, 0.25)).toBeCloseTo(0.0197, 4)
  expect(tailOf(10, 20, 0.25)).toBeCloseTo(0.0139, 4)
  expect(tailOf(0, 5, 0.25)).toBe(1)
})

it('the place of a key is that of its only right option', () => {
  const four = ['a', 'b', 'c', 'd']
  expect(keyPlaceOf({ kind: 'SCQ', options: ['c'] }, four)).toEqual({ place: 2, options: 4 })
  expect(keyPlaceOf({ kind: 'SCQ', options: ['a', 'c'] }, four)).toBeUndefined()
  expect(keyPlaceOf({ kind: 'MCQ', options: ['a'] }, four)).toBeUndefined()
  expect(keyPlaceOf({ kind: 'MATRIX', codes: ['b'], pairs: {} }, four)).toEqual({ place: 1, options: 4 })
})
