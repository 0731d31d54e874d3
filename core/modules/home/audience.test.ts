import { expect, test } from 'vitest'
import { isFor, isForGrade, type Audience } from './audience.ts'

const visitor = { isSignedIn: false, isPaid: false }
const unpaid = { isSignedIn: true, isPaid: false }
const paid = { isSignedIn: true, isPaid: true }

test.each<[Audience, boolean, boolean, boolean]>([
  ['EVERYONE', true, true, true],
  ['VISITOR', true, false, false],
  ['SIGNED_IN', false, true, true],
  ['UNPAID', false, true, false],
  ['PAID', false, false, true],
])('%s are visitors %s, families without a course %s, with one %s', (audience, ...expected) => {
  expect([visitor, unpaid, paid].map((reader) => isFor(audience, reader))).toEqual(expected)
})

test.each([
  [[], 9, true],
  [[9, 10], 9, true],
  [[10], 9, false],
  [[10], undefined, true],
])('what is for the classes %j is for class %s: %s', (grades, grade, expected) => {
  expect(isForGrade(grades, grade)).toBe(expected)
})
