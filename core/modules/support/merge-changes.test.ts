import { expect, it } from 'vitest'
import { nothing, rupees } from '#core/kernel/money.ts'
import { mergeChanges, type HouseholdFacts, type MergeFacts } from './merge-changes.ts'

const side: HouseholdFacts = {
  phone: '••072',
  learners: ['Class 9'],
  guardianOf: 0,
  enrolments: 1,
  orders: 1,
  consents: 2,
  instalmentPlans: 0,
  addresses: 1,
  wallet: { purchased: nothing, granted: nothing, held: nothing },
}
const asked: MergeFacts = { from: side, into: { ...side, phone: '••088' }, conflicts: [] }

it('finds nothing where both households are as they were', () => {
  expect(mergeChanges(asked, asked)).toEqual([])
})

it('names what came and went in each household', () => {
  const now: MergeFacts = {
    from: { ...side, orders: 3, learners: ['Class 9', 'Class 5'], consents: 1 },
    into: { ...asked.into, wallet: { ...side.wallet, purchased: rupees(500) } },
    conflicts: [],
  }
  expect(mergeChanges(asked, now)).toEqual([
    'The household that goes: the learners changed from Class 9 to Class 9, Class 5.',
    'The household that goes: 2 orders came.',
    'The household that goes: 1 consent went.',
    'The household that stays: the wallet, paid in, changed from ₹0 to ₹500.',
  ])
})

it('names conflicts that came up and those that are over', () => {
  const conflict = { kind: 'SAME_COURSE' as const, text: 'Both households have bought the same course.' }
  const withConflict = { ...asked, conflicts: [conflict] }
  expect(mergeChanges(asked, withConflict)).toEqual([`New: ${conflict.text}`])
  expect(mergeChanges(withConflict, asked)).toEqual([`No longer so: ${conflict.text}`])
})
