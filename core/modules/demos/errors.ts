import { defineErrors } from '#core/kernel/error.ts'

/** Refusals to a family that books. The numbers are the specification's. */
export const demoErrors = defineErrors({
  '120027': [403, 'This demo is for classes {range}. Choose another course.'],
  '120029': [409, 'You have moved this demo {n} times. Call {tollFree} and we will help.'],
  '120030': [409, 'You have already attended this demo. See what comes next.'],
  SLOT_TAKEN: [409, 'This time was just taken. Choose another time.'],
  SLOT_TOO_SOON: [409, 'This demo starts too soon. Choose a later time.'],
  DEMO_IS_CLOSED: [409, 'This demo cannot be booked at the moment. Choose another course.'],
  DEMO_ALREADY_BOOKED: [409, 'This demo is already booked for the learner. You can move it to another time.'],
  DEMO_MISSED_TWICE: [409, 'This demo was missed {n} times. Call {tollFree} and we will help.'],
  DEMO_NEEDS_COMPUTER: [409, 'A coding demo needs a computer, a tablet or a phone. Watch a recorded class instead.'],
  DEMO_NEEDS_CONSENT: [403, 'A parent must agree before a child joins a class. Read and agree first.'],
  DEMO_HOLD_IS_OVER: [409, 'This time is no longer kept for you. Choose a time again.'],
  DEMO_IS_FIXED: [409, 'A demo can be moved or cancelled until ten minutes before it starts.'],
  DEMO_NOT_OPEN: [409, 'You can join from ten minutes before the start until the end.'],
})

/** Refusals to staff. */
export const demoStaffErrors = defineErrors({
  DEMO_STATE_STAYS: [409, 'This booking cannot get that state now. Reload it and look again.'],
  TEACHER_IS_NOT_FREE: [409, 'This teacher is not free at that time. Choose another teacher.'],
  HOURS_ARE_WRONG: [409, 'Enter whole hours from 0 to 23, each once.'],
  DAY_HAS_HOURS: [409, 'This day has hours of its own already. Change those.'],
})

/** Refusals to teachers. */
export const demoTeacherErrors = defineErrors({
  OFFER_TAKEN: [409, 'Another teacher has accepted this demo.'],
  OFFER_IS_OVER: [409, 'This offer has ended. Wait for the next one.'],
})
