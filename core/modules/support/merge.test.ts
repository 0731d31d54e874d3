import { expect, it } from 'vitest'
import { conflictsOf, type MergeSide } from './merge.ts'

const learner = (userId: string, firstName: string | null = null, isHome = true) => ({ userId, firstName, isHome })
const side = (but: Partial<MergeSide> = {}): MergeSide => ({
  learners: [learner('a', 'Asha')],
  bundleIds: [],
  phones: ['+919876543210'],
  hasMoneyUnderWay: false,
  isToBeDeleted: false,
  isBlocked: false,
  ...but,
})
const other = side({ learners: [learner('b', 'Ravi')], phones: ['+919876500000'] })

it.for([
  ['nothing', side(), other, []],
  ['money of the one that goes', side({ hasMoneyUnderWay: true }), other, ['MONEY_UNDER_WAY']],
  ['money of the one that stays does not matter', side(), { ...other, hasMoneyUnderWay: true }, []],
  ['a block of either', side(), { ...other, isBlocked: true }, ['BLOCKED']],
  ['a deletion of either', side(), { ...other, isToBeDeleted: true }, ['DELETION_ASKED']],
  ['a child of the same name, however it is written', side(), { ...other, learners: [learner('b', ' ASHA')] }, ['SAME_LEARNER']], // prettier-ignore
  ['children without names are not the same', side({ learners: [learner('a')] }), { ...other, learners: [learner('b')] }, []], // prettier-ignore
  ['the same course', side({ bundleIds: ['x'] }), { ...other, bundleIds: ['x', 'y'] }, ['SAME_COURSE']],
  ['the same number', side(), { ...other, phones: ['+919876500000', '+919876543210'] }, ['SAME_PHONE']],
  ['a guardian of the other', side(), { ...other, learners: [learner('b'), learner('a', 'Asha', false)] }, ['GUARDIAN_OF_OTHER']], // prettier-ignore
  ['more learners than may be', side({ learners: ['1', '2', '3', '4'].map((id) => learner(id)) }), { ...other, learners: ['5', '6', '7'].map((id) => learner(id)) }, ['TOO_MANY_LEARNERS']], // prettier-ignore
] as const)('in the way of two households is: %s', ([, from, into, conflicts]) => {
  expect(conflictsOf(from, into, 6)).toEqual(conflicts)
})
