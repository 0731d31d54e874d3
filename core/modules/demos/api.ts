import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant, line, QueryFlag, queryInt } from '#core/kernel/schemas.ts'
import { LearnerId, LoginData } from '#core/modules/accounts/account.ts'
import { blockedError } from '#core/modules/accounts/block.ts'
import { otpErrors } from '#core/modules/otp/errors.ts'
import { CALLS_ABOUT_CODES, givenCode, version } from '#core/modules/otp/verification.ts'
import { answerLanguage, GradeNumber, QueryGrade } from '#core/taxonomy/schemas.ts'
import { DemoBooking, DemoCategory, DemoCategoryView, DemoId, DemoLink, DemoSlots, DemoStatus, Laptop } from './demo.ts' // prettier-ignore
import { demoErrors as errors } from './errors.ts'
import { Landing, LandingKey, LandingLink } from './landing/landing.ts'

const params = z.object({ id: DemoId })
/** A call by a link needs no login. */
const byLink = { link: DemoLink.optional() }
const own = { userId: LearnerId.optional(), ...callerFields }
const limit = { calls: 60, perSeconds: 60 }
const notBookable = [errors['120027'], errors['120030'], errors.SLOT_TAKEN, errors.SLOT_TOO_SOON, errors.DEMO_IS_CLOSED]
const utm = line(80).optional()

export const demosApi = {
  listCategories: endpoint({
    method: 'GET',
    path: '/v2/demo/categories',
    summary: 'List the subjects of demo classes, with the classes that they are for',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: z.array(DemoCategoryView),
  }),
  hasEnrolledELCourse: endpoint({
    method: 'GET',
    path: '/enroll/hasEnrolledELCourse',
    summary: 'Find out whether a learner is or was enrolled in a course of early learning',
    access: 'learner',
    query: z.object({ userId: LearnerId.optional(), ...callerFields }),
    response: z.object({ hasEnrolledELCourse: z.boolean() }),
  }),
  listLandings: endpoint({
    method: 'GET',
    path: '/v2/demo/landings',
    summary: 'List the public pages of demo classes',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: z.array(LandingLink),
  }),
  getLanding: endpoint({
    method: 'GET',
    path: '/v2/demo/landings/:key',
    summary: 'Get a public page of demo classes, with the number of demos that were attended',
    access: 'anyone',
    params: z.object({ key: LandingKey }),
    query: z.object(answerLanguage),
    response: Landing,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  getBooking: endpoint({
    method: 'GET',
    path: '/v2/demo/booking',
    summary: 'Get the step, the booking and the free hours of a demo',
    access: 'anyone',
    query: z.object({
      category: DemoCategory.default('coding'),
      grade: QueryGrade.optional(),
      laptop: Laptop.optional(),
      /** The browser's, in minutes as JavaScript gives it: −330 is India. */
      offset: queryInt(-840, 840).optional(),
      /** The family has closed the pop-up of a demo that starts at once. */
      isDismissed: QueryFlag.optional(),
      utm_source: utm,
      utm_medium: utm,
      utm_campaign: utm,
      ...byLink,
      ...callerFields,
    }),
    response: DemoStatus,
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 240, perSeconds: 60 },
  }),
  getSlots: endpoint({
    method: 'GET',
    path: '/v2/demo/slots',
    summary: 'Get the free hours of a week as a text of 168 characters',
    access: 'anyone',
    query: z.object({ category: DemoCategory, grade: QueryGrade.optional(), ...byLink, ...callerFields }),
    response: DemoSlots,
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 240, perSeconds: 60 },
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/v2/demo/session',
    summary: 'Sign in with the code of a demo booking',
    access: 'anyone',
    body: z.object({ ...givenCode, version }),
    response: LoginData,
    errors: [otpErrors.INCORRECT_OTP, otpErrors.OTP_EXPIRED, ...Object.values(blockedError)],
    limit: CALLS_ABOUT_CODES,
  }),
  book: endpoint({
    method: 'POST',
    path: '/v2/demo/booking',
    summary: 'Keep a demo for fifteen minutes; an earlier kept one of the learner is given up',
    access: 'learner',
    body: z.object({ category: DemoCategory, grade: GradeNumber, laptop: Laptop, startsAt: Instant, ...own }),
    response: DemoBooking,
    errors: [...notBookable, errors.DEMO_ALREADY_BOOKED, errors.DEMO_MISSED_TWICE, errors.DEMO_NEEDS_COMPUTER],
    limit,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/v2/demo/booking/:id/confirm',
    summary: 'Confirm a demo that is kept; a second call answers the same',
    access: 'household',
    params,
    body: z.object({ ...callerFields, ...answerLanguage }),
    response: DemoBooking,
    errors: [commonErrors.NOT_FOUND_ERROR, errors.DEMO_HOLD_IS_OVER, errors.DEMO_NEEDS_CONSENT, errors.SLOT_TAKEN],
    limit,
  }),
  reschedule: endpoint({
    method: 'PUT',
    path: '/v2/demo/booking/:id/reschedule',
    summary: 'Move a demo to another hour, with a login or a link',
    access: 'anyone',
    params,
    body: z.object({ startsAt: Instant, ...byLink, ...callerFields }),
    response: DemoBooking,
    errors: [
      commonErrors.NOT_LOGGED_IN,
      commonErrors.NOT_FOUND_ERROR,
      errors['120029'],
      errors.SLOT_TAKEN,
      errors.SLOT_TOO_SOON,
      errors.DEMO_IS_CLOSED,
      errors.DEMO_IS_FIXED,
    ],
    limit,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/v2/demo/booking/:id',
    summary: 'Cancel a demo, or give a kept one up, with a login or a link',
    access: 'anyone',
    params,
    query: z.object({ ...byLink, ...callerFields }),
    response: DemoBooking,
    errors: [commonErrors.NOT_LOGGED_IN, commonErrors.NOT_FOUND_ERROR, errors.DEMO_IS_FIXED],
    limit,
  }),
  join: endpoint({
    method: 'POST',
    path: '/v2/demo/booking/:id/join',
    summary: 'Get the address of the room, from ten minutes before the start',
    access: 'household',
    params,
    body: z.object(callerFields),
    response: z.object({ path: z.string() }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.DEMO_NOT_OPEN],
    limit,
  }),
}
