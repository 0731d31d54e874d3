// The records that operations keep of teachers: agreed hours and pay, documents, and the classes that were held. Operations console, O05.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource, Sentence } from '#core/kernel/resource.ts'
import { decisionOn, requests } from '#core/kernel/resource/requests.ts'
import { id, Instant, line, Paise, queryInt, QueryFlag } from '#core/kernel/schemas.ts'
import { TeacherId } from '#core/modules/catalogue/catalogue.ts'
import { teacherRecordErrors as errors } from '../errors.ts'
import { Day, SessionKind } from '../session.ts'
import { TeacherHours } from './availability-api.ts'
import { DOCUMENT_KINDS, DOCUMENT_TYPES, MOST_DOCUMENT_BYTES, NEEDED_DOCUMENTS } from './document-kinds.ts'

const feature = 'classes'
const Ref = line(64).min(1)

const agreed = {
  /** Hours of classes a week at most; null: no limit. */
  mostHoursAWeek: z.int().min(1).max(80).nullable(),
  /** For an hour of class; null: nothing is agreed. */
  payPerHour: Paise.nullable(),
  note: line(300).default(''),
}

const document = {
  teacherId: TeacherId,
  kind: z.enum(DOCUMENT_KINDS),
  /** The last day on which it counts; null: it has no end. */
  validTill: Day.nullable(),
}

const Totals = z.object({ classes: z.int(), minutes: z.int(), pay: Paise.nullable() })

export const teacherRecordsApi = {
  staffTeacherRecords: resource({
    name: 'teacher-records',
    feature,
    record: z.object({
      /** The teacher's. */
      id: z.string(),
      ...agreed,
      changedAt: Instant,
      /** Kinds of documents that nobody has approved. */
      missing: z.array(z.enum(NEEDED_DOCUMENTS)),
      ratings: z.int(),
      /** The average of all stars; null: nobody has given any. */
      stars: z.number().nullable(),
    }),
    filter: z.object({
      /** A document is missing that everybody needs who teaches children. */
      isIncomplete: QueryFlag.optional(),
    }),
    sort: ['changedAt'],
    newestFirst: true,
    create: z.object({ teacherId: TeacherId, ...agreed }),
    update: z.object(agreed),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  staffTeacherRecordActions: {
    getTeaching: endpoint({
      method: 'GET',
      path: '/staff/teacher-records/:id/teaching',
      summary: 'Staff: the hours at which a teacher can teach, the hours of this week, and the classes held in two months',
      access: 'staff:classes.view',
      params: z.object({ id: TeacherId }),
      response: z.object({
        /** Null: the teacher has stated no hours. */
        availability: TeacherHours.nullable(),
        minutesThisWeek: z.int(),
        thisMonth: Totals,
        lastMonth: Totals,
      }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    announceDocument: endpoint({
      method: 'POST',
      path: '/staff/teacher-document-files',
      summary: 'Staff: an address to which a document of a teacher may be sent by PUT, for ten minutes',
      access: 'staff:classes.edit',
      body: z.object({ type: z.enum(DOCUMENT_TYPES), bytes: z.int().min(1).max(MOST_DOCUMENT_BYTES) }),
      response: z.object({ fileId: id('tdf'), url: z.string(), headers: z.record(z.string(), z.string()) }),
    }),
    getDocumentFile: endpoint({
      method: 'GET',
      path: '/staff/teacher-documents/:id/file',
      summary: 'Staff: an address of a teacher’s document that works for ten minutes (it is written down who asked)',
      access: 'staff:classes.edit',
      params: z.object({ id: Ref }),
      response: z.object({ url: z.string() }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    decideDocument: decisionOn({
      of: 'teacher-documents',
      feature,
      summary: 'approve a teacher’s document, or refuse it',
      errors: [errors.OWN_DOCUMENT, errors.DOCUMENT_DECIDED],
    }),
  },
  staffTeacherDocuments: requests({
    name: 'teacher-documents',
    feature,
    subject: { ...document, type: z.enum(DOCUMENT_TYPES), bytes: z.int() },
    filter: {
      teacherId: Ref.optional(),
      kind: document.kind.optional(),
      /** It counts no longer, and no other document of its kind does. */
      isOver: QueryFlag.optional(),
    },
    create: z.object({ ...document, fileId: id('tdf'), reason: Sentence }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.DOCUMENT_NOT_SENT, errors.DOCUMENT_IS_OTHER],
  }),
  /** A line for each session that was held, for the pay. */
  staffPaySheet: resource({
    name: 'pay-sheet',
    feature,
    record: z.object({
      id: z.string(),
      teacherId: z.string(),
      kind: SessionKind,
      subject: z.string(),
      startsAt: Instant,
      endsAt: Instant,
      actualStart: Instant,
      actualEnd: Instant,
      /** From its actual start to its actual end, not beyond its hour. */
      minutes: z.int(),
      /** Began more than three minutes after its hour. */
      isLate: z.boolean(),
      /** The teacher stood in for another. */
      isSubstitute: z.boolean(),
      /** At the rate that is agreed now; null: none is. */
      pay: Paise.nullable(),
    }),
    filter: z.object({
      /** Any day of a month. */
      month: Day.optional(),
      teacherId: Ref.optional(),
    }),
    sort: ['startsAt'],
    sums: ['pay'],
    newestFirst: true,
  }),
  staffClassRatings: resource({
    name: 'class-ratings',
    feature,
    record: z.object({
      id: z.string(),
      sessionId: z.string(),
      teacherId: z.string(),
      learnerId: z.string(),
      stars: z.int(),
      text: z.string(),
      givenAt: Instant,
    }),
    filter: z.object({
      sessionId: Ref.optional(),
      teacherId: Ref.optional(),
      stars: queryInt(1, 5).optional(),
    }),
    sort: ['givenAt'],
    newestFirst: true,
    isPersonal: true,
  }),
} // prettier-ignore
