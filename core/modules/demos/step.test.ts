import { describe, expect, it } from 'vitest'
import { stepOf, type DemoProgress } from './step.ts'

const nothing: DemoProgress = { laptop: null, grade: null, isSignedIn: false, state: null }

describe('the step of a booking', () => {
  it.each([
    ['LAPTOP_SELECTION', nothing],
    ['BOOKING_FORM', { ...nothing, laptop: 'YES' }],
    ['VERIFY_OTP', { ...nothing, laptop: 'YES', grade: 3 }],
    ['SLOT_BOOKING', { laptop: 'YES', grade: 3, isSignedIn: true, state: null }],
    ['SLOT_BOOKING', { ...nothing, isSignedIn: true, state: 'HELD' }],
    ['BOOKING_CONFIRMATION', { ...nothing, isSignedIn: true, state: 'BOOKED' }],
    ['BOOKING_CONFIRMATION', { ...nothing, isSignedIn: true, state: 'IN_SESSION' }],
    ['DEMO_ATTENDED', { ...nothing, isSignedIn: true, state: 'ATTENDED' }],
    ['LAPTOP_SELECTION', { ...nothing, isSignedIn: true, state: 'NO_SHOW' }],
  ] as const)('is %s after %o', (step, progress) => {
    expect(stepOf(progress)).toBe(step)
  })
})
