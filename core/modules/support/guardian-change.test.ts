import { describe, expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { refusalOf, type GuardianFacts } from './guardian-change.ts'

const now = fromIndia(2026, 11, { day: 27, minutes: 0 })
const facts: GuardianFacts = {
  kind: 'LINK',
  consent: 'GUARDIAN_AGREED',
  birthYear: 2012,
  home: 'mother',
  accountId: 'father',
  guardians: ['mother'],
  mostGuardians: 4,
}
const unlinking = { ...facts, kind: 'UNLINK', guardians: ['mother', 'father'] } as const

describe('a change of a guardian by staff (O28)', () => {
  it.for<[string, Partial<GuardianFacts>, string | undefined]>([
    ['links another household', {}, undefined],
    ['links no guardian twice', { guardians: ['mother', 'father'] }, 'IS_GUARDIAN_ALREADY'],
    ['does not link the home of the learner', { accountId: 'mother', guardians: [] }, 'IS_GUARDIAN_ALREADY'],
    ['links four guardians at most', { guardians: ['mother', 'a', 'b', 'c'] }, 'TOO_MANY_GUARDIANS'],
    ['needs more than the word of a child', { consent: 'LEARNER_AGREED' }, 'LEARNER_IS_A_CHILD'],
    ['needs more than the word of a learner of unknown age', { consent: 'LEARNER_AGREED', birthYear: null }, 'LEARNER_IS_A_CHILD'], // prettier-ignore
    ['may go by the word of an adult', { consent: 'LEARNER_AGREED', birthYear: 2005 }, undefined],
  ])('%s', ([, but, refused]) => {
    expect(refusalOf({ ...facts, ...but }, now)).toBe(refused)
  })

  it.for<[string, Partial<GuardianFacts>, string | undefined]>([
    ['unlinks a guardian from outside', {}, undefined],
    ['does not unlink the home of the learner', { accountId: 'mother' }, 'LEARNER_LIVES_THERE'],
    ['unlinks no stranger', { accountId: 'uncle' }, 'IS_NO_GUARDIAN'],
    ['leaves a child its last guardian', { guardians: ['father'] }, 'LAST_GUARDIAN'],
    ['may leave an adult without one', { guardians: ['father'], birthYear: 2005 }, undefined],
  ])('%s', ([, but, refused]) => {
    expect(refusalOf({ ...unlinking, ...but }, now)).toBe(refused)
  })
})
