import { describe, expect, it } from 'vitest'
import { FEATURES } from './features.ts'
import { highestWithin, isWider, isWithin, NO_LIMITS } from './staff-limits.ts'

const north = { ...NO_LIMITS, teams: ['north'] }
const west = { ...NO_LIMITS, regions: ['27', '30'] }
const school = { ...NO_LIMITS, schools: ['vidya-mandir'] }

describe('a member without limits', () => {
  it('may have every feature at every level', () => {
    expect(FEATURES.filter((feature) => highestWithin(NO_LIMITS, feature) !== 'approve')).toEqual([])
  })
})

describe('a limited member', () => {
  it.each([
    ['a team', north, ['sales', 'tickets']],
    ['states', west, ['sales']],
    ['a school', school, ['schools']],
    ['a team and states', { ...north, ...west, teams: ['north'] }, ['sales']],
    ['a team and a school', { ...school, teams: ['north'] }, []],
  ])('of %s has only the features that understand every kind of limit', (_, limits, features) => {
    expect(FEATURES.filter((feature) => highestWithin(limits, feature) === 'approve')).toEqual(features)
  })

  it('looks at what belongs to no family, team or school, and changes nothing of it', () => {
    expect(FEATURES.filter((feature) => highestWithin(north, feature) === 'view')).toEqual(['catalogue', 'plans', 'teams'])
    expect(isWithin(north, 'catalogue.view')).toBe(true)
    expect(isWithin(north, 'catalogue.edit')).toBe(false)
  })

  it('has no scope of a feature or a level that nobody has declared', () => {
    expect(['orders.view', 'unheard.view', 'sales.own', 'sales', ''].filter((scope) => isWithin(north, scope))).toEqual([])
  })
}) // prettier-ignore

describe('limits', () => {
  it.each([
    ['another value', north, { ...north, teams: ['north', 'south'] }],
    ['a value in place of another', north, { ...north, teams: ['south'] }],
    ['the end of a kind', { ...north, regions: ['27'] }, north],
    ['no limits any more', west, NO_LIMITS],
  ])('become wider by %s', (_, before, after) => {
    expect(isWider(before, after)).toBe(true)
  })

  it.each([
    ['the first limit', NO_LIMITS, north],
    ['a further kind', north, { ...north, regions: ['27'] }],
    ['fewer values', west, { ...west, regions: ['30'] }],
    ['the same values in another order', west, { ...west, regions: ['30', '27'] }],
  ])('do not become wider by %s', (_, before, after) => {
    expect(isWider(before, after)).toBe(false)
  })
})
