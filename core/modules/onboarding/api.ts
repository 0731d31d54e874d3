import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, line } from '#core/kernel/schemas.ts'
import { LearnerId, PinCode } from '#core/modules/accounts/account.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { joinErrors } from '#core/modules/classroom/errors.ts'
import { consentErrors } from '#core/modules/consent/errors.ts'
import { otpErrors, sendErrors } from '#core/modules/otp/errors.ts'
import { OtpCode, VerificationId } from '#core/modules/otp/verification.ts'
import { KYC_TYPES } from '#core/taxonomy/kyc.ts'
import { answerLanguage, Kyc, Phone } from '#core/taxonomy/schemas.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import { onboardingErrors as errors } from './errors.ts'
import { AutoEnrolledBatch, BatchGroup, BatchSchedule, BenchmarkTest, CalendarEvent, CalendarFeed, Delivery, FeedToken, OnboardingId, OnboardingInfo, PinPlace, Splash, TaskKey, UserCourse, VideoProgressView, WhatsAppAnswer } from './onboarding.ts' // prettier-ignore
import { contentTag } from '#core/modules/content/cache-tag.ts'

const BatchId = line(64)
const seconds = z.int().min(0).max(86_400)
const mine = { userId: LearnerId.optional(), ...callerFields }

export const onboardingApi = {
  getInfo: endpoint({
    method: 'GET',
    path: '/onboarding/info',
    summary: 'List the onboarding steps of a course and the next one (default: the newest course)', // prettier-ignore
    access: 'learner',
    query: z.object({ bundleId: BundleId.optional(), ...mine, ...answerLanguage }),
    response: OnboardingInfo,
    errors: [errors.NO_ONBOARDING],
  }),
  updateTask: endpoint({
    method: 'POST',
    path: '/onboarding/update-task',
    summary: 'Complete, skip or reopen an onboarding step',
    access: 'household',
    owns: { onboarding: 'onboardingId' },
    body: z.object({
      onboardingId: OnboardingId,
      taskKey: TaskKey,
      status: z.enum(['DONE', 'SKIPPED', 'PENDING']),
      ...callerFields,
      ...answerLanguage,
    }),
    response: OnboardingInfo,
    errors: [errors.NO_ONBOARDING, errors.TASK_NOT_DONE, errors.TASK_IS_NEEDED],
  }),
  insertInitialOnboardingInformation: endpoint({
    method: 'POST',
    path: '/onboarding/insertInitialOnboardingInformation',
    summary: 'Start the onboarding of a course, or continue it',
    access: 'learner',
    body: z.object({ bundleId: BundleId, ...mine, ...answerLanguage }),
    response: OnboardingInfo,
    errors: [errors.NO_ONBOARDING],
  }),
  captureVideoWatchedTime: endpoint({
    method: 'POST',
    path: '/onboarding/capture-video-watched-time',
    summary: 'Record how much of the welcome video was watched (never decreases)',
    access: 'learner',
    body: z.object({
      videoId: line(64),
      watchedSec: seconds,
      positionSec: seconds,
      seq: z.int().min(0).max(1_000_000),
      ...mine,
    }),
    response: VideoProgressView,
    errors: [errors.VIDEO_NOT_FOUND],
    limit: { calls: 60, perSeconds: 60 },
  }),
  verifyWhatsAppNumber: endpoint({
    method: 'POST',
    path: '/onboarding/verify-whatsApp-number',
    summary: 'Send a WhatsApp code; with the code, save the number and the consent to messages', // prettier-ignore
    access: 'learner',
    body: z.object({
      phone: Phone.optional(),
      /** The version of the notice that was agreed to: see /consent. */
      noticeVersion: z.int().min(1).max(1_000).optional(),
      verificationId: VerificationId.optional(),
      otp: OtpCode.optional(),
      ...mine,
      ...answerLanguage,
    }),
    response: WhatsAppAnswer,
    errors: [consentErrors.NOTICE_CHANGED, ...sendErrors, otpErrors.INCORRECT_OTP, otpErrors.OTP_EXPIRED],
    limit: { calls: 20, perSeconds: 600 },
  }),
  saveKyc: endpoint({
    method: 'POST',
    path: '/onboarding/kyc',
    summary: 'Record a document: kind, last four characters and hash of its picture', // prettier-ignore
    access: 'household',
    body: z.object({
      type: z.enum(KYC_TYPES),
      last4: line(4).regex(/^[0-9A-Za-z]{4}$/, 'Enter only the last 4 letters or digits.'),
      fileHash: z.string().regex(/^[0-9a-f]{64}$/, 'Choose a picture of the document.'),
      ...callerFields,
    }),
    response: Kyc,
    errors: [errors.KYC_NOT_ASKED],
  }),
  lookUpPin: endpoint({
    method: 'GET',
    path: '/pincode/:pin',
    summary: 'Get city and state of a PIN code from our own table',
    access: 'anyone',
    params: z.object({ pin: PinCode }),
    response: PinPlace,
    errors: [errors.PIN_NOT_FOUND],
    limit: { calls: 120, perSeconds: 60 },
  }),
  getBatchGroups: endpoint({
    method: 'GET',
    path: '/batch-group/details',
    summary: 'List the batches of a course by language',
    access: 'learner',
    query: z.object({ bundleId: BundleId, ...mine, ...answerLanguage }),
    response: z.object({ responseObject: z.object({ bundleId: BundleId, groups: z.array(BatchGroup) }) }),
  }),
  getAutoEnrolledBatches: endpoint({
    method: 'GET',
    path: '/onboarding/auto-enrolled-batches/:id',
    summary: 'List batches a learner was enrolled in automatically',
    access: 'household',
    owns: { onboarding: 'id' },
    params: z.object({ id: OnboardingId }),
    query: z.object({ ...callerFields, ...answerLanguage }),
    response: z.array(AutoEnrolledBatch),
    errors: [errors.NO_ONBOARDING],
  }),
  getBatchSchedule: endpoint({
    method: 'GET',
    path: '/batch/getBatchScheduleAndTeacherMetaData',
    summary: 'Get the timetable and teachers of a batch (default: the learner’s own)',
    access: 'learner',
    query: z.object({ bundleId: BundleId, batchId: BatchId.optional(), ...mine, ...answerLanguage }),
    response: BatchSchedule,
    errors: [joinErrors.NOT_ENROLLED_IN_BATCH, errors.NO_ONBOARDING, listingErrors.BATCH_NOT_FOUND],
  }),
  getDeliveryInfo: endpoint({
    method: 'GET',
    path: '/onboarding/tatva-delivery-info',
    summary: 'Get the delivery of a course’s kit (null without one)',
    access: 'household',
    owns: { onboarding: 'onboardingId' },
    query: z.object({ onboardingId: OnboardingId, ...callerFields, ...answerLanguage }),
    response: z.object({ responseObject: Delivery.nullable() }),
    errors: [errors.NO_ONBOARDING],
  }),
  getBenchmarkTests: endpoint({
    method: 'GET',
    path: '/cmds/test/benchmark-tests',
    summary: 'List the benchmark tests of a batch (at most two)',
    access: 'learner',
    query: z.object({
      studentId: LearnerId.optional(),
      batchId: BatchId.optional(),
      ...callerFields,
      ...answerLanguage,
    }),
    response: z.array(BenchmarkTest),
  }),
  getUserCourses: endpoint({
    method: 'GET',
    path: '/bundle/:id/user/courses',
    summary: 'List a learner’s subjects, teachers and next classes in a course',
    access: 'learner',
    params: z.object({ id: BundleId }),
    query: z.object({ ...mine, ...answerLanguage }),
    response: z.object({ responseObject: z.object({ courses: z.array(UserCourse) }) }),
    errors: [errors.NO_ONBOARDING],
  }),
  getSplash: endpoint({
    method: 'GET',
    path: '/static/JSON/splash.json',
    summary: 'Get the splash screen',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: Splash,
    cachedUntil: [contentTag],
  }),
  listCalendarFeeds: endpoint({
    method: 'GET',
    path: '/calendar/feeds',
    summary: 'List this household’s calendar feeds (without their addresses)',
    access: 'household',
    query: z.object(callerFields),
    response: z.array(CalendarFeed),
  }),
  makeCalendarFeed: endpoint({
    method: 'POST',
    path: '/calendar/feed',
    summary: 'Create a new calendar address for a learner (shown once; the old one stops working)',
    access: 'learner',
    body: z.object(mine),
    response: z.object({ token: FeedToken, userId: LearnerId }),
    limit: { calls: 20, perSeconds: 3_600 },
  }),
  revokeCalendarFeed: endpoint({
    method: 'POST',
    path: '/calendar/feed/revoke',
    summary: 'Delete a learner’s calendar address',
    access: 'learner',
    body: z.object(mine),
    response: z.array(CalendarFeed),
  }),
  readCalendar: endpoint({
    method: 'GET',
    path: '/calendar/events/:token',
    summary: 'Get the calendar feed: past week and next eight weeks',
    access: 'anyone',
    params: z.object({ token: FeedToken }),
    query: z.object(answerLanguage),
    response: z.object({ learnerName: z.string().nullable(), events: z.array(CalendarEvent) }),
    errors: [errors.NO_ONBOARDING],
    limit: { calls: 60, perSeconds: 60 },
  }),
}
