// Setting up after a purchase, as the calls answer it. "Exact shapes not shown" (learning spec, section 2): decisions L-73 to L-79.
import { z } from 'zod'
import { id, Instant, inWords, line } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { STANDINGS } from '#core/modules/accounts/standing.ts'
import { Batch, BundleId, ClassSlot, Teacher } from '#core/modules/catalogue/catalogue.ts'
import { Verification } from '#core/modules/otp/verification.ts'
import { Kyc, Spoken } from '#core/taxonomy/schemas.ts'
import { DELIVERY_STATUSES } from './delivery-status.ts'
import { TASK_KEYS, TASK_STATUSES } from './task.ts'

export const OnboardingId = id('onb')
export type OnboardingId = z.infer<typeof OnboardingId>

export const TaskKey = inWords(z.enum(TASK_KEYS), {
  WELCOME_VIDEO: 'Welcome video',
  GUARDIAN_CONSENT: 'Consent of the guardian',
  WHATSAPP: 'WhatsApp number',
  ADDRESS_PIN: 'PIN code',
  KYC: 'Proof of identity',
  BENCHMARK: 'First test',
  OTHER_PARENT: 'The other parent',
  APP: 'Our app',
})

export const Task = z.object({
  key: TaskKey,
  status: z.enum(TASK_STATUSES),
  title: Spoken,
  /** Why it is worth doing: one line. */
  why: Spoken,
  /** About how long it takes. */
  minutes: z.int(),
  isSkippable: z.boolean(),
  /** The step that must be done first, for a step that is BLOCKED. */
  blockedBy: TaskKey.nullable(),
})
export type Task = z.infer<typeof Task>

export const WelcomeVideo = z.object({
  videoId: z.string(),
  title: Spoken,
  url: z.string(),
  posterUrl: z.string().nullable(),
  lengthSec: z.int(),
  captions: z.array(z.object({ lang: z.string(), url: z.string() })),
})

export const VideoProgressView = z.object({
  videoId: z.string(),
  watchedSec: z.int(),
  positionSec: z.int(),
  seq: z.int(),
  isWatched: z.boolean(),
})
export type VideoProgressView = z.infer<typeof VideoProgressView>

export const OnboardingInfo = z.object({
  onboardingId: OnboardingId,
  userId: LearnerId,
  bundleId: BundleId,
  courseTitle: Spoken,
  startedAt: Instant,
  /** In the order staff have given them. */
  tasks: z.array(Task),
  doneCount: z.int(),
  /** The first that is neither done, skipped nor blocked; null: there is nothing left to do. */
  nextTask: TaskKey.nullable(),
  video: WelcomeVideo.nullable(),
  watching: VideoProgressView.nullable(),
  standing: z.enum(STANDINGS),
  school: z.string().nullable(),
  /** "+91 •••••• 3210", once it is verified. */
  whatsAppNumber: z.string().nullable(),
  kyc: Kyc,
})
export type OnboardingInfo = z.infer<typeof OnboardingInfo>

export const PinPlace = z.object({
  pinCode: z.string(),
  city: z.string(),
  district: z.string().nullable(),
  stateCode: z.string(),
  stateName: z.string(),
  /** Not empty where the code's post offices are in two states: the family says which is theirs. */
  otherStates: z.array(z.object({ stateCode: z.string(), stateName: z.string() })),
  /** As the postal service names them; none until it has been asked. */
  postOffices: z.array(z.string()),
})
export type PinPlace = z.infer<typeof PinPlace>

const ownBatch = Batch.omit({ timetable: true, price: true })

export const AutoEnrolledBatch = ownBatch.extend({ bundleId: BundleId })
export type AutoEnrolledBatch = z.infer<typeof AutoEnrolledBatch>

/** The batches of a course that are taught in one language. */
export const BatchGroup = z.object({
  groupId: z.string(),
  language: Batch.shape.language,
  batches: z.array(ownBatch.extend({ isMine: z.boolean() })),
})
export type BatchGroup = z.infer<typeof BatchGroup>

export const ClassDate = z.object({
  startsAt: Instant,
  endsAt: Instant,
  subjectKey: z.string(),
  subject: z.string(),
  teacherId: z.string(),
  teacherName: z.string(),
})

export const BatchSchedule = z.object({
  batch: ownBatch,
  bundleId: BundleId,
  /** The weekly classes. */
  timetable: z.array(ClassSlot),
  /** Those of the coming seven days. */
  upcoming: z.array(ClassDate),
  teachers: z.array(Teacher),
})
export type BatchSchedule = z.infer<typeof BatchSchedule>

export const UserCourse = z.object({
  courseId: z.string(),
  subject: z.string(),
  batchId: z.string(),
  teacherNames: z.array(z.string()),
  classesAWeek: z.int(),
  nextClassAt: Instant.nullable(),
})
export type UserCourse = z.infer<typeof UserCourse>

export const Delivery = z.object({
  courier: z.string().nullable(),
  awb: z.string().nullable(),
  status: z.enum(DELIVERY_STATUSES),
  /** "2026-11-28", in India. */
  eta: z.string().nullable(),
  items: z.array(Spoken),
})
export type Delivery = z.infer<typeof Delivery>

export const BenchmarkTest = z.object({
  /** The paper. */
  testId: z.string(),
  title: Spoken,
  subject: z.string(),
  minutes: z.int(),
  questions: z.int(),
  /** When and how it is taken. */
  note: Spoken,
  isTaken: z.boolean(),
  /** The learner's attempt; its result is for the learner and the guardians. */
  attemptId: z.string().nullable(),
})
export type BenchmarkTest = z.infer<typeof BenchmarkTest>

/** One path does both: without a code it sends one, with one it verifies. */
export const WhatsAppAnswer = z.object({
  isVerified: z.boolean(),
  whatsAppNumber: z.string(),
  verification: Verification.nullable(),
})
export type WhatsAppAnswer = z.infer<typeof WhatsAppAnswer>

export const Splash = z.object({
  screens: z.array(
    z.object({ id: z.string(), title: Spoken, text: Spoken, href: z.string().nullable(), shownForMs: z.int() }),
  ),
})
export type Splash = z.infer<typeof Splash>

/** 256 random bits. Who knows it reads a learner's classes, and nothing else. */
export const FeedToken = line(43).regex(/^[\w-]{43}$/, 'not a calendar’s address')

export const CalendarFeed = z.object({
  userId: LearnerId,
  learnerName: z.string().nullable(),
  since: Instant,
  /** When a calendar last asked for it. */
  readAt: Instant.nullable(),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const CalendarEvent = z.object({
  uid: z.string(),
  /** Rises with every change. */
  sequence: z.int(),
  isCancelled: z.boolean(),
  startsAt: Instant,
  endsAt: Instant,
  subject: z.string(),
  courseTitle: z.string(),
  teacherName: z.string(),
})
export type CalendarEvent = z.infer<typeof CalendarEvent>
