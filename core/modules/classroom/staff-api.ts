// The staff endpoints of classes: the sessions, the days without classes, and the clashes of teachers.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line, QueryFlag } from '#core/kernel/schemas.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { BoardKey, GradeNumber, Localised } from '#core/taxonomy/schemas.ts'
import { classroomErrors as errors } from './errors.ts'
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
    }),
    filter: z.object({
      /** Any day of a week. */
      week: Day.optional(),
      batchId: Ref.optional(),
      teacherId: Ref.optional(),
      subject: line(40).optional(),
      status: SessionStatus.optional(),
      isAhead: QueryFlag.optional(),
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
    update: z.object({ ...times, teacherId: Ref, status: z.enum(['SCHEDULED', 'CANCELLED']) }),
    errors: Object.values(errors),
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
