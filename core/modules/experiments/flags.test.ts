import { expect, test } from 'vitest'
import { isFlagOn, type FlagSubject, type FlagRule } from './flags.ts'

const on: FlagRule = { isOn: true, environments: [], roles: [], percentage: 100, adminIds: [] }
const off = { ...on, isOn: false }
const family: FlagSubject = { role: 'household', place: 40 }
const visitor: FlagSubject = { role: 'visitor' }
const admin: FlagSubject = { role: 'staff', adminId: 'stf1', place: 99 }

test.each([
  ['on', on, family, true],
  ['off', off, family, false],
  ['on, asked by nobody', on, undefined, true],
  ['off, asked by nobody', off, undefined, false],
  ['only in another environment', { ...on, environments: ['development' as const] }, family, false],
  ['in this environment', { ...on, environments: ['production' as const] }, family, true],
  ['for 40 in a hundred: the 41st', { ...on, percentage: 40 }, family, false],
  ['for 41 in a hundred: the 41st', { ...on, percentage: 41 }, family, true],
  ['for 99 in a hundred: who cannot be told apart', { ...on, percentage: 99 }, visitor, false],
  ['for all: who cannot be told apart', on, visitor, true],
  ['for nobody', { ...on, percentage: 0 }, undefined, false],
  ['for visitors: a family', { ...on, roles: ['visitor' as const] }, family, false],
  ['for visitors: a visitor', { ...on, roles: ['visitor' as const] }, visitor, true],
  ['off, tried by one member of staff', { ...off, adminIds: ['stf1'] }, admin, true],
  ['off, tried by another', { ...off, adminIds: ['stf2'] }, admin, false],
  [
    'off here, tried by one member of staff',
    { ...off, adminIds: ['stf1'], environments: ['test' as const] },
    admin,
    false,
  ],
])('a flag that is %s', (_, rule, asker, expected) => {
  expect(isFlagOn(rule, 'production', asker)).toBe(expected)
})
