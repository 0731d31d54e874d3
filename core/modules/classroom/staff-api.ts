// The staff endpoints of classes: the sessions, the days without classes, and the clashes of teachers.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line, queryInt, QueryFlag } from '#core/kernel/schemas.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { seatErrors } from '#core/modules/enrolments/seat-errors.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import { BoardKey, GradeNumber, Localised } from '#core/taxonomy/schemas.ts'
import { classroomErrors as errors, joinErrors, moveErrors, staffRecordingErrors, teacherRecordErrors } from './errors.ts' // prettier-ignore
import { HiddenRange } from './room/recording.ts'
import { RECORDING_STATES } from './room/recording-state.ts'
import { Day, SessionKind, SessionStatus } from './session.ts'

const feature = 'classes'
const Ref = line(64).min(1)
/** Families read it. */
const reason = line(120).min(3, 'Please enter a reason.')

const times = { startsAt: Instant, endsAt: Instant }

const closure = {
  kind: z.enum(['HOLIDAY', 'EXAM_BREAK']),
  name: Localised,
  firstDay: Day,
  lastDay: Day,
  /** For courses of these boards only; empty: for all. A course counts by its own board. */
  boards: z.array(BoardKey).max(20).default([]),
  /** For these classes only; empty: for all. */
  grades: z.array(GradeNumber).max(20).default([]),
  isActive: z.boolean().default(true),
}

/** One class that the generator adds, moves, cancels, or cannot place. */
const GeneratedClass = z.object({
  batchId: z.string(),
  subject: z.string(),
  teacherId: z.string(),
  ...times,
  /** Its hour until now; null for a new one. */
  wasStartsAt: Instant.nullable(),
})
const list = z.array(GeneratedClass)
export const GeneratedClasses = z.object({ added: list, moved: list, cancelled: list, clashes: list })

export const classroomStaffApi = {
  staffClasses: resource({
    name: 'classes',
    feature,
    record: z.object({
      id: z.string(),
      kind: SessionKind,
      batchIds: z.array(z.string()),
      subject: z.string(),
      teacherId: z.string(),
      substituteFor: z.string().nullable(),
      ...times,
      status: SessionStatus,
      reason: Localised.nullable(),
      makesUpFor: z.string().nullable(),
      isFree: z.boolean(),
      isByHand: z.boolean(),
      /** From its start on. */
      isRecorded: z.boolean(),
      /** The learners of its batches, counted half an hour before it. */
      expected: z.int().nullable(),
      hasAudience: z.boolean(),
      /** Learners who watch it without a place in the room; after it, those who watched its end. */
      watching: z.int(),
    }),
    filter: z.object({
      /** Any day of a week. */
      week: Day.optional(),
      batchId: Ref.optional(),
      teacherId: Ref.optional(),
      subject: line(40).optional(),
      status: SessionStatus.optional(),
      isAhead: QueryFlag.optional(),
      /** Not begun, and its teacher is on approved leave then. */
      isOnLeave: QueryFlag.optional(),
      /** It should have begun three minutes ago, and the teacher has not started it. */
      isLate: QueryFlag.optional(),
      /** It was never held in the last two weeks, and no other class makes up for it. */
      isMissed: QueryFlag.optional(),
      /** A lesson led by AI that could not be held: nothing was published for it. In the last two weeks. */
      isNotReady: QueryFlag.optional(),
    }),
    sort: ['startsAt', 'teacherId', 'subject', 'status'],
    /** An extra class, or one that makes up for a missed one. */
    create: z.object({
      batchId: Ref,
      subject: line(40).min(1),
      teacherId: Ref,
      ...times,
      isFree: z.boolean().default(false),
      makesUpFor: Ref.nullable().default(null),
      reason,
    }),
    /** With a reason, which families read. */
    update: z.object({
      ...times,
      teacherId: Ref,
      /** SCHEDULED or CANCELLED, or what it was. */
      status: SessionStatus,
      isRecorded: z.boolean(),
    }),
    errors: [...Object.values(errors), teacherRecordErrors.TEACHER_HOURS_FULL],
  }),
  staffClosures: resource({
    name: 'closures',
    feature,
    record: z.object({ id: z.string(), ...closure }),
    filter: z.object({ kind: closure.kind.optional(), isActive: QueryFlag.optional() }),
    sort: ['firstDay', 'lastDay', 'kind'],
    create: z.object(closure),
    update: z.object(closure),
  }),
  staffClashes: resource({
    name: 'clashes',
    feature,
    record: z.object({
      id: z.string(),
      batchId: z.string(),
      subject: z.string(),
      teacherId: z.string(),
      ...times,
      foundAt: Instant,
    }),
    filter: z.object({ batchId: Ref.optional(), teacherId: Ref.optional() }),
    sort: ['startsAt', 'teacherId', 'batchId'],
  }),
  staffRecordings: resource({
    name: 'recordings',
    feature,
    record: z.object({
      id: z.string(),
      sessionId: z.string(),
      subject: z.string(),
      teacherId: z.string(),
      startsAt: Instant,
      state: z.enum(RECORDING_STATES),
      askedAt: Instant,
      endedAt: Instant.nullable(),
      expiresAt: Instant.nullable(),
      lengthSeconds: z.int().nullable(),
      bytes: z.int().nullable(),
      problem: z.string().nullable(),
      isRemoved: z.boolean(),
      hidden: z.array(HiddenRange),
    }),
    filter: z.object({
      sessionId: Ref.optional(),
      teacherId: Ref.optional(),
      state: z.enum(RECORDING_STATES).optional(),
      isRemoved: QueryFlag.optional(),
      /** Stopped so many minutes ago or more, and its film has not come. */
      lateForMinutes: queryInt(0, 100_000).optional(),
    }),
    sort: ['askedAt'],
    newestFirst: true,
    /** With a reason. Families watch it no longer, or again, or without these ranges. */
    update: z.object({ isRemoved: z.boolean(), hidden: z.array(HiddenRange).max(50) }),
    errors: [errors.REASON_IS_NEEDED, staffRecordingErrors.RANGES_DO_NOT_FIT],
  }),
  staffRecordingActions: {
    askRoom: endpoint({
      method: 'POST',
      path: '/staff/recordings/:id/ask',
      summary: 'Staff: ask the live room once more for the film of a recording that failed or is late',
      access: 'staff:classes.edit',
      params: z.object({ id: Ref }),
      response: z.object({ state: z.enum(RECORDING_STATES) }),
      errors: [commonErrors.NOT_FOUND_ERROR, joinErrors.ROOM_IS_AWAY],
    }),
    watch: endpoint({
      method: 'POST',
      path: '/staff/recordings/:id/film',
      summary: 'Staff: an address of a recording’s film that works for ten minutes (it is written down who asked)',
      access: 'staff:classes.edit',
      params: z.object({ id: Ref }),
      response: z.object({ url: z.string() }),
      errors: [commonErrors.NOT_FOUND_ERROR, staffRecordingErrors.NO_FILM_TO_WATCH],
    }),
  },
  staffBatchMoves: {
    moveLearner: endpoint({
      method: 'PUT',
      path: '/staff/learners/:learnerId/batch',
      summary: 'Staff: move one learner to another batch of their course, with a reason that the family reads',
      access: 'staff:classes.edit',
      params: z.object({ learnerId: LearnerId }),
      body: z.object({ bundleId: BundleId, batchId: Ref, reason }),
      response: z.object({ isDone: z.literal(true) }),
      errors: [moveErrors.LEARNER_HAS_NO_BATCH, listingErrors.BATCH_NOT_FOUND, seatErrors.BATCH_FULL],
    }),
    moveLearners: endpoint({
      method: 'POST',
      path: '/staff/batches/:id/move',
      summary:
        'Staff: split a batch, merge it into another one or close it. All who are to move get a seat, or nobody moves',
      access: 'staff:classes.edit',
      params: z.object({ id: Ref }),
      body: z.object({
        toBatchId: Ref,
        /** The last to come move, so many of them; left out: all. */
        most: z.int().min(1).max(5_000).optional(),
        /** The batch ends now, its coming classes are cancelled, and nobody waits for it. */
        closes: z.boolean(),
        reason,
        /** Counts only. */
        isDryRun: z.boolean(),
      }),
      response: z.object({
        learners: z.int(),
        /** The seats that the other batch has then; null: it is never full. */
        seatsLeft: z.int().nullable(),
        waiting: z.int(),
      }),
      errors: [
        listingErrors.BATCH_NOT_FOUND,
        moveErrors.BATCH_TOO_SMALL,
        moveErrors.OTHER_COURSE,
        moveErrors.STAYS_OPEN,
      ],
    }),
  },
  staffTimetable: {
    previewClasses: endpoint({
      method: 'GET',
      path: '/staff/batches/:id/classes-preview',
      summary: 'Preview the changes that generating a batch’s classes would make',
      access: 'staff:classes.view',
      params: z.object({ id: Ref }),
      response: GeneratedClasses,
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    generateClasses: endpoint({
      method: 'POST',
      path: '/staff/batches/:id/classes',
      summary: 'Generate the classes of a batch now',
      access: 'staff:classes.edit',
      params: z.object({ id: Ref }),
      response: GeneratedClasses,
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
  },
}
