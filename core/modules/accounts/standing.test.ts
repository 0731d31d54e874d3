import { describe, expect, it } from 'vitest'
import { fromIndia, later } from '#core/kernel/time.ts'
import { fieldsToAwaitConsent, isAdult, standingOf } from './standing.ts'

const may2026 = fromIndia(2026, 5)
const agreed = fromIndia(2026, 4)

describe('who is a child', () => {
  // Born in 2007: eighteen at some day of 2025, so certainly grown up from the first of January 2026.
  it.each([
    [2007, fromIndia(2026, 1), true],
    [2007, later(fromIndia(2026, 1), -1), false],
    [2008, may2026, false],
    [1980, may2026, true],
  ])('born in %i, asked at %i: grown up is %s', (birthYear, now, expected) => {
    expect(isAdult(birthYear, now)).toBe(expected)
  })

  it.each([
    [null, null, 'UNKNOWN'],
    [null, agreed, 'UNKNOWN'],
    [2012, null, 'CHILD'],
    [2012, agreed, 'CONSENTED'],
    [1990, null, 'ADULT'],
  ] as const)('born in %s, agreed at %s is %s', (birthYear, consentedAt, standing) => {
    expect(standingOf({ birthYear, consentedAt }, may2026)).toBe(standing)
  })
})

describe('before a guardian has agreed', () => {
  it.each([
    ['CHILD', ['firstName', 'lastName', 'school']],
    ['UNKNOWN', ['school']],
    ['CONSENTED', []],
    ['ADULT', []],
  ] as const)('of a learner who is %s these wait: %j', (standing, waiting) => {
    const given = ['grade', 'board', 'language', 'birthYear', 'firstName', 'lastName', 'school']
    expect(fieldsToAwaitConsent(standing, given)).toEqual(waiting)
  })
})
