// Webinars as staff plan them: operations console, O07.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource } from '#core/kernel/resource.ts'
import { Instant, line } from '#core/kernel/schemas.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { Slug } from '#core/modules/catalogue/catalogue.ts'
import { classroomErrors } from '#core/modules/classroom/errors.ts'
import { lessonFileErrors } from '#core/modules/lessons/errors.ts'
import { BoardKey, GradeNumber, LanguageKey, Localised, TargetKey } from '#core/taxonomy/schemas.ts'
import { REGISTRATION_STATES, REMINDER_RANGE } from './decide-place.ts'
import { webinarStaffErrors as errors } from './errors.ts'
import { WebinarSlug, WebinarType } from './webinar.ts'
import { RECORDING_STATUSES, WEBINAR_STATUSES } from './webinar-status.ts'

const feature = 'webinars'
const id = z.string()

const content = {
  slug: WebinarSlug,
  type: WebinarType,
  seriesId: z.string().nullable(),
  title: Localised,
  text: Localised,
  /** The things that one learns. */
  points: z.array(Localised).max(6),
  subjectKey: Slug,
  teacherId: z.string().nullable(),
  grades: z.array(GradeNumber).max(16),
  boards: z.array(BoardKey).max(20),
  targets: z.array(TargetKey).max(20),
  languages: z.array(LanguageKey).min(1).max(8),
  startsAt: Instant,
  endsAt: Instant,
  capacity: z.int().min(1).max(100_000).nullable(),
  isListed: z.boolean(),
  reminderMinutes: z.array(z.int().min(REMINDER_RANGE.min).max(REMINDER_RANGE.max)).max(5),
}
/** Staff publish, cancel and restore; the room reports that it runs or has ended. */
const StaffStatus = z.enum(WEBINAR_STATUSES)

export type NewWebinar = z.output<z.ZodObject<typeof content>>

const moved = z.object({ id, startsAt: Instant.optional(), endsAt: Instant.optional(), isCancelled: z.boolean().default(false), reason: Reason }) // prettier-ignore

export const webinarsStaffApi = {
  staffWebinars: resource({
    name: 'webinars',
    feature,
    record: z.object({
      id,
      ...content,
      status: StaffStatus,
      reason: Localised.nullable(),
      recording: z.enum(RECORDING_STATUSES),
      sessionId: z.string().nullable(),
      registered: z.int(),
      waiting: z.int(),
    }),
    filter: z.object({ status: StaffStatus.optional(), type: WebinarType.optional(), seriesId: z.string().max(40).optional() }),
    sort: ['startsAt', 'slug'],
    newestFirst: true,
    create: z.object(content),
    update: z.object({ ...content, status: StaffStatus }),
    errors: [...Object.values(errors), classroomErrors.TEACHER_HAS_A_CLASS, classroomErrors.SESSION_IN_THE_PAST, classroomErrors.SESSION_LENGTH, classroomErrors.NOT_THEIR_SUBJECT, classroomErrors.TEACHER_ON_LEAVE],
  }),
  staffWebinarSeries: resource({
    name: 'webinar-series',
    feature,
    record: z.object({ id, title: Localised, webinars: z.int() }),
    sort: ['id'],
    newestFirst: true,
    create: z.object({ title: Localised }),
    update: z.object({ title: Localised }),
  }),
  /** Who takes part: an export needs a reason. */
  staffWebinarRegistrations: resource({
    name: 'webinar-registrations',
    feature,
    isPersonal: true,
    record: z.object({
      id,
      webinarId: z.string(),
      learnerId: z.string(),
      state: z.enum(REGISTRATION_STATES),
      isReminderSet: z.boolean(),
      since: Instant,
      heldUntil: Instant.nullable(),
    }),
    filter: z.object({ webinarId: z.string().max(40).optional(), state: z.enum(REGISTRATION_STATES).optional() }),
    sort: ['since'],
    newestFirst: true,
  }),
  staffWebinarActions: {
    previewChange: endpoint({
      method: 'POST',
      path: '/staff/webinars/:id/preview',
      summary: 'Staff: read the messages that a move or a cancellation would send, and how many get them',
      access: 'staff:webinars.view',
      supportView: 'SHOWN',
      params: z.object({ id }),
      body: moved.omit({ id: true }),
      response: z.object({
        learners: z.int(),
        waiting: z.int(),
        messages: z.array(z.object({ channel: z.string(), lang: z.string(), text: z.string() })),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    /** Out of turn, so with a reason. The seat must be free. */
    offerPlace: endpoint({
      method: 'POST',
      path: '/staff/webinar-registrations/:id/offer',
      summary: 'Staff: offer a free seat to one learner who waits, out of turn',
      access: 'staff:webinars.edit',
      params: z.object({ id: line(80) }),
      body: z.object({ reason: Reason.min(1) }),
      response: z.object({ heldUntil: Instant }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.NOT_WAITING, errors.NO_SEAT_FREE],
    }),
    removeRegistration: endpoint({
      method: 'POST',
      path: '/staff/webinar-registrations/:id/remove',
      summary: 'Staff: take a learner off a webinar or its waitlist; the seat goes to the next in turn',
      access: 'staff:webinars.edit',
      params: z.object({ id: line(80) }),
      body: z.object({ reason: Reason.min(1) }),
      response: z.object({ isDone: z.literal(true) }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    setCaptions: endpoint({
      method: 'PUT',
      path: '/staff/webinars/:id/captions/:lang',
      summary: 'Staff: set the captions of a webinar’s film in one language; an empty text removes them',
      access: 'staff:webinars.edit',
      params: z.object({ id, lang: LanguageKey }),
      body: z.object({ part: z.int().min(1).max(20).default(1), text: z.string().max(400_000) }),
      response: z.object({ isDone: z.literal(true) }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.WEBINAR_HAS_NO_FILM, lessonFileErrors.NOT_CAPTIONS],
    }),
    duplicate: endpoint({
      method: 'POST',
      path: '/staff/webinars/:id/duplicate',
      summary: 'Staff: copy a webinar as drafts, one for each of the next weeks',
      access: 'staff:webinars.edit',
      params: z.object({ id }),
      body: z.object({ weeks: z.int().min(1).max(12), slug: line(70).pipe(WebinarSlug) }),
      response: z.object({ ids: z.array(z.string()) }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
  },
} // prettier-ignore
