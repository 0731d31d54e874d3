import { z } from 'zod'
import { id, Instant } from '#core/kernel/schemas.ts'
import { GradeNumber, LanguageKey, Spoken } from '#core/taxonomy/schemas.ts'
import { RecordingId } from '#core/modules/classroom/room/recording.ts'
import { Film } from '#core/modules/lessons/lesson.ts'
import { FEED_REASONS } from './personal-order.ts'
import { RECORDING_STATUSES, WEBINAR_STATUSES, WEBINAR_TYPES } from './webinar-status.ts'

export const WebinarId = id('wbn')
export type WebinarId = z.infer<typeof WebinarId>
export const WebinarType = z.enum(WEBINAR_TYPES)
/** The address of its page. */
export const WebinarSlug = z.string().max(80).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens.') // prettier-ignore

/** A learner's place in a webinar. A visitor has no place. */
export const WebinarPlace = z.object({
  isRegistered: z.boolean(),
  isReminderSet: z.boolean(),
  /** The place on the waitlist, the first is 1. Null: the learner does not wait. */
  waitlistPlace: z.int().nullable(),
  /** A place is held for the learner until then. Registering takes it. */
  offeredUntil: Instant.nullable(),
})
export type WebinarPlace = z.infer<typeof WebinarPlace>

export const Webinar = WebinarPlace.extend({
  id: WebinarId,
  slug: z.string(),
  type: WebinarType,
  /** At the moment of the answer. */
  status: z.enum(WEBINAR_STATUSES),
  title: Spoken,
  subjectKey: z.string(),
  subject: z.string(),
  teacherName: z.string(),
  /** Empty: for every class. */
  grades: z.array(GradeNumber),
  boards: z.array(z.string()),
  targets: z.array(z.string()),
  languages: z.array(LanguageKey),
  startsAt: Instant,
  endsAt: Instant,
  recording: z.enum(RECORDING_STATUSES),
  recordingSec: z.int().nullable(),
  /** Null: there is room for everybody. */
  seatsLeft: z.int().nullable(),
})
export type Webinar = z.infer<typeof Webinar>

export const WebinarLists = z.object({
  /** Those that are still to come, soonest first. */
  all: z.array(Webinar),
  live: z.array(Webinar),
  upcomingToday: z.array(Webinar),
  upcomingTomorrow: z.array(Webinar),
  /** One page, newest first. */
  past: z.array(Webinar),
  /** The moment to which the lists are relative. */
  serverTime: Instant,
  pageNo: z.int(),
  /** How many are past, over all pages. */
  recordCount: z.int(),
})
export type WebinarLists = z.infer<typeof WebinarLists>

export const FeedWebinar = Webinar.extend({
  /** Why it is shown, the strongest reason first. Never what a child has done. */
  because: z.array(z.enum(FEED_REASONS)),
})

/** The film of a webinar that is over, and how far the learner has watched it. */
export const WebinarFilm = Film.extend({ id: RecordingId })

export const WebinarView = Webinar.extend({
  text: Spoken,
  /** The things that one learns. */
  points: z.array(Spoken),
  seriesTitle: Spoken.nullable(),
  /** When one may enter the room. */
  opensAt: Instant,
  /** The live class of it, for those who are registered. */
  sessionId: z.string().nullable(),
  /** Why it was cancelled or moved. */
  reason: Spoken.nullable(),
  /** Empty until the learner has registered, or while there is no film. */
  films: z.array(z.object({ id: RecordingId, lengthSec: z.int() })),
  /** The recording is deleted then. */
  recordingUntil: Instant.nullable(),
  /** Rises with every change that calendars must hear of. */
  sequence: z.int(),
  serverTime: Instant,
})
export type WebinarView = z.infer<typeof WebinarView>
