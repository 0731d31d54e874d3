import { expect, it } from 'vitest'
import { userState } from './user-state.ts'

const nothing = { isProfileDone: false, hasBookedDemo: false, enrolments: [], hasRefund: false }
const bought = { state: 'REGULAR', isActive: true }
const tried = { state: 'TRIAL', isActive: true }
const over = { isActive: false }

it.each([
  ['SIGNED_UP', {}],
  ['PROFILE_DONE', { isProfileDone: true }],
  ['DEMO_BOOKED', { isProfileDone: true, hasBookedDemo: true }],
  ['TRIAL', { hasBookedDemo: true, enrolments: [tried] }],
  ['PAID_ACTIVE', { enrolments: [tried, bought] }],
  ['PAID_ACTIVE', { enrolments: [bought], hasRefund: true }],
  ['PAID_EXPIRED', { enrolments: [{ ...bought, ...over }] }],
  ['TRIAL', { enrolments: [{ ...bought, ...over }, tried] }],
  ['REFUNDED', { enrolments: [{ ...bought, ...over }], hasRefund: true }],
  ['SIGNED_UP', { enrolments: [{ ...tried, ...over }] }],
] as const)('%s: %j', (state, known) => expect(userState({ ...nothing, ...known })).toBe(state))
