// A learner in a class.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant, line } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { answerLanguage, ErrorValues, Spoken } from '#core/taxonomy/schemas.ts'
import { broadcastErrors, joinErrors as errors, ratingErrors } from '../errors.ts'
import { SessionId, SessionKind, SessionStatus } from '../session.ts'
import { JOIN_MODES } from './join-mode.ts'
import { RATING_LENGTH } from './rating.ts'
import { RecordingId } from './recording.ts'

const ofClass = z.object({ id: SessionId })
const mine = { userId: LearnerId.optional(), ...callerFields }

/** Names the place that a device has in a class. */
export const Visit = z.string().regex(/^[\w-]{16,40}$/, 'not a visit')

/**
 * ROOM: the live room. HLS: the room is full, and the learner watches the class some seconds behind. AI: a lesson led by AI, which
 * GET /classes/{id}/ai-lesson answers step by step.
 */
export const JoinMode = z.enum(JOIN_MODES)

/** With this a browser connects to the live room. */
export const RoomEntry = z.object({
  mode: z.literal('ROOM'),
  url: z.string(),
  token: z.string(),
  expiresInSec: z.int(),
  serverTime: Instant,
  endsAt: Instant,
})

/** With this it does so, or plays the broadcast of the class. */
export const ClassEntry = RoomEntry.extend({
  mode: JoinMode,
  /** The live room's address; for HLS the playlist's and for AI the lesson's, below our own origin. */
  url: z.string(),
  /** Null for HLS and AI. */
  token: z.string().nullable(),
})
export type ClassEntry = z.input<typeof ClassEntry>

/** A learner's place in a class. */
export const ClassStanding = z.object({
  status: SessionStatus,
  isHandUp: z.boolean(),
  maySpeak: z.boolean(),
  serverTime: Instant,
})
export type ClassStanding = z.infer<typeof ClassStanding>

export const ClassView = z.object({
  id: SessionId,
  kind: SessionKind,
  status: SessionStatus,
  subject: z.string(),
  courseTitle: Spoken,
  teacherName: z.string(),
  chapter: z.string().nullable(),
  startsAt: Instant,
  endsAt: Instant,
  /** When a learner may enter. */
  opensAt: Instant,
  serverTime: Instant,
  isFree: z.boolean(),
  reason: Spoken.nullable(),
  /** Why the learner cannot enter now: an error's code and sentence, and the values of the sentence's places in `template`. */
  refusal: z
    .object({
      code: z.string(),
      message: z.string(),
      template: z.string(),
      values: ErrorValues,
    })
    .nullable(),
  /** Where a late instalment is paid. */
  payPath: z.string().nullable(),
  /** The page of a session that is no class of a course: a webinar’s. */
  planPath: z.string().nullable(),
  /** The learner may be let speak: an adult, or a child for whom a parent has agreed to camera and microphone. */
  mayEverSpeak: z.boolean(),
  /** This household may listen as a parent. */
  mayListen: z.boolean(),
  /** The outcome of a class that is over. It is null until attendance is counted, and for somebody who was not in it. */
  attendance: z
    .object({ isAttended: z.boolean(), isLate: z.boolean(), leftEarly: z.boolean(), minutes: z.int() })
    .nullable(),
  /** The learner's own word on the class that was; null: none yet. */
  ownStars: z.int().nullable(),
  mayRate: z.boolean(),
  /** More learners are expected than the room takes, or it was full: those who come last watch and write. */
  hasAudience: z.boolean(),
  /** The class is being recorded at this time. */
  isRecording: z.boolean(),
  /** Its films, in their order. One that is not ready yet has no length. */
  replays: z.array(z.object({ id: RecordingId, bundleId: BundleId, lengthSec: z.int().nullable() })),
})
export type ClassView = z.infer<typeof ClassView>

const refusals = [...Object.values(errors), catalogueErrors.VALIDITY_IS_OVER, commonErrors.NOT_FOUND_ERROR]

export const roomApi = {
  rateClass: endpoint({
    method: 'PUT',
    path: '/classes/:id/rating',
    summary: 'Say how a class was, for a week after it; the last word counts, and contact details are masked',
    access: 'learner',
    params: ofClass,
    body: z.object({ stars: z.int().min(1).max(5), text: line(RATING_LENGTH).default(''), ...mine }),
    response: z.object({ isDone: z.literal(true) }),
    errors: [errors.NOT_ENROLLED_IN_BATCH, commonErrors.NOT_FOUND_ERROR, ratingErrors.NOT_RATEABLE],
    limit: { calls: 20, perSeconds: 60 },
  }),
  getClass: endpoint({
    method: 'GET',
    path: '/classes/:id',
    summary: 'Get a class and whether the learner may enter it',
    access: 'learner',
    params: ofClass,
    query: z.object({ ...mine, ...answerLanguage }),
    response: ClassView,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  joinClass: endpoint({
    method: 'POST',
    path: '/classes/:id/join',
    summary: 'Take the learner’s place in a class. A second device takes it from the first',
    access: 'learner',
    params: ofClass,
    body: z.object({ ...mine }),
    response: ClassEntry.extend({ visit: Visit, ...ClassStanding.shape }),
    errors: refusals,
    limit: { calls: 20, perSeconds: 60 },
  }),
  listenToClass: endpoint({
    method: 'POST',
    path: '/classes/:id/listen',
    summary: 'Listen to a child’s class as a parent: unseen, and never counted as the child’s presence',
    access: 'learner',
    params: ofClass,
    body: z.object({ ...mine }),
    response: ClassEntry,
    errors: refusals,
    limit: { calls: 20, perSeconds: 60 },
  }),
  reportPresence: endpoint({
    method: 'POST',
    path: '/classes/:id/presence',
    summary: 'Say that the learner’s page is still in the class (every 30 seconds)',
    access: 'learner',
    params: ofClass,
    body: z.object({ visit: Visit, ...mine }),
    response: ClassStanding,
    errors: [errors.MOVED_TO_ANOTHER_DEVICE, errors.REMOVED_FROM_CLASS, errors.CLASS_IS_OVER],
    limit: { calls: 30, perSeconds: 60 },
  }),
  raiseHand: endpoint({
    method: 'PUT',
    path: '/classes/:id/hand',
    summary: 'Raise or lower the learner’s hand',
    access: 'learner',
    params: ofClass,
    body: z.object({ visit: Visit, isUp: z.boolean(), ...mine }),
    response: ClassStanding,
    errors: [
      errors.MOVED_TO_ANOTHER_DEVICE,
      errors.REMOVED_FROM_CLASS,
      errors.CLASS_IS_OVER,
      broadcastErrors.AUDIENCE_ONLY_WATCHES,
    ],
    limit: { calls: 30, perSeconds: 60 },
  }),
  getBroadcast: endpoint({
    method: 'GET',
    path: '/classes/:id/broadcast',
    summary: 'Get the playlist of a class that is broadcast. Its segments have addresses that are good for ten minutes',
    access: 'learner',
    params: ofClass,
    /** Left out by a parent who listens. */
    query: z.object({ visit: Visit.optional(), ...mine }),
    response: z.object({ playlist: z.string() }),
    errors: [...refusals, broadcastErrors.BROADCAST_NOT_BEGUN],
    // A player reads it every few seconds.
    limit: { calls: 120, perSeconds: 60 },
    supportView: 'HIDDEN',
  }),
}
