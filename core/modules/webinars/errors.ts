import { defineErrors } from '#core/kernel/error.ts'

/** Refusals to a family that registers. */
export const webinarErrors = defineErrors({
  WEBINAR_IS_CANCELLED: [409, 'This webinar is cancelled. See the other webinars.'],
  WEBINAR_NEEDS_CONSENT: [403, 'A parent must agree before a child registers. Ask a parent to sign in and agree.'],
})

/** Refusals to staff who plan webinars. */
export const webinarStaffErrors = defineErrors({
  WEBINAR_NEEDS_TEACHER: [409, 'Choose a teacher before you publish this webinar.'],
  WEBINAR_IS_INCOMPLETE: [409, 'It cannot be published yet. Still missing: {missing}. See the checklist next to it.'],
  WEBINAR_HAS_BEGUN: [409, 'This webinar has begun or is over. You can no longer change its time, teacher or state.'],
  WEBINAR_STAYS_PUBLISHED: [409, 'Families have seen this webinar. Cancel it instead of making it a draft.'],
  WEBINAR_REASON_NEEDED: [409, 'Families read the reason of a change. Please enter one.'],
  NOT_WAITING: [409, 'This learner does not wait for a place.'],
  NO_SEAT_FREE: [409, 'No seat is free. Add seats first, or take somebody off.'],
  WEBINAR_HAS_NO_FILM: [409, 'This webinar has no such film.'],
  SEATS_ARE_TAKEN: [409, '{taken} seats are taken. Enter at least that many, or leave the number empty.'],
})
