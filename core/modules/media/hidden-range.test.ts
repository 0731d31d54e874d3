import { describe, expect, it } from 'vitest'
import { areRangesIn, secondShown, shownSeconds } from './hidden-range.ts'

const HIDDEN = [
  { fromSec: 10, toSec: 20 },
  { fromSec: 20, toSec: 25 },
  { fromSec: 50, toSec: 60 },
]

describe('a player', () => {
  it.each([
    ['plays what is not hidden', 9.9, 9.9],
    ['goes on after a range', 50, 60],
    ['goes on after ranges that follow each other', 12, 25],
    ['plays the second after a range', 25, 25],
  ])('%s', (_, second, shown) => {
    expect(secondShown(second, HIDDEN)).toBe(shown)
  })
})

describe('hidden ranges', () => {
  it('make the film shorter', () => {
    expect(shownSeconds(60, HIDDEN)).toBe(35)
    expect(shownSeconds(60, [])).toBe(60)
  })

  it.each([
    ['are in order or not', 60, HIDDEN.toReversed(), true],
    ['end with the film', 59, HIDDEN, false],
    ['do not overlap', 60, [...HIDDEN, { fromSec: 24, toSec: 30 }], false],
    ['end after they begin', 60, [{ fromSec: 30, toSec: 30 }], false],
    ['begin with the film', 60, [{ fromSec: -1, toSec: 3 }], false],
    ['may be none', 60, [], true],
  ])('%s', (_, length, ranges, isRight) => {
    expect(areRangesIn(length, ranges)).toBe(isRight)
  })
})
