// Schools, sessions and class sheets of the console: operations console, O15.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource, Sentence } from '#core/kernel/resource.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { Instant, line, QueryFlag } from '#core/kernel/schemas.ts'
import { PaperId } from '#core/modules/papers/paper.ts'
import { inschoolErrors as errors } from './errors.ts'
import { Pin, PupilId, SchoolId, SchoolSessionId } from './session.ts'

const feature = 'schools'

const school = {
  udise: z.string().regex(/^\d{11}$/, 'Enter the eleven digits of the UDISE number.'),
  name: line(120).min(1),
  city: line(60).min(1),
  /** The day of the agreement by which the school answers for its pupils' data. */
  agreedOn: z.iso.date().nullable().default(null),
  /** Where the agreement is kept. */
  agreement: line(200).default(''),
}

const session = {
  schoolId: SchoolId,
  paperId: PaperId,
  opensAt: Instant,
  closesAt: Instant,
  maxPupils: z.int().min(1).max(500).default(60),
}

/** Fields that may change once pupils have the code. */
const later = { closesAt: session.closesAt, maxPupils: session.maxPupils }

/** As many sheets as one class has. */
const MOST_SHEETS = 200

const done = z.object({ isDone: z.literal(true) })

export const inschoolStaffApi = {
  staffSchoolLocks: {
    liftLocks: endpoint({
      method: 'POST',
      path: '/staff/school-sessions/:id/lift-locks',
      summary: 'Staff: count joins and wrong PINs of a test in school anew, with a new PIN if one is given',
      access: `staff:${feature}.edit`,
      params: z.object({ id: SchoolSessionId }),
      body: z.object({ pin: Pin.optional() }),
      response: done,
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    freePlace: endpoint({
      method: 'POST',
      path: '/staff/school-pupils/:id/free',
      summary: 'Staff: free the place of a pupil; the answers of this place are deleted',
      access: `staff:${feature}.edit`,
      params: z.object({ id: PupilId }),
      body: z.object({ reason: Sentence }),
      response: done,
      errors: [commonErrors.NOT_FOUND_ERROR, errors.RESULT_IS_CLAIMED],
    }),
  },
  staffOmr: {
    enterSheets: endpoint({
      method: 'POST',
      path: '/staff/school-sessions/:id/omr',
      summary: 'Staff: enter answer sheets of paper; rows that are wrong are named and left out',
      access: `staff:${feature}.edit`,
      params: z.object({ id: SchoolSessionId }),
      body: z.object({
        /** The cells of each row by the headings: class, roll, name, then 1 (or q1), 2, 3 and so on: letters of options, or a number. */
        rows: z
          .array(
            z.object({
              /** As a spreadsheet numbers it. */
              row: z.int().min(1).max(100_000),
              cells: z.record(z.string().max(60), z.string().max(200)),
            }),
          )
          .min(1)
          .max(MOST_SHEETS),
        /** Reports what would happen, and changes nothing. */
        dryRun: z.boolean().default(false),
      }),
      response: z.object({
        added: z.int(),
        /** Those of them without a single answer. */
        blank: z.int(),
        errors: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.SHEET_LACKS_COLUMNS],
      limit: { calls: 30, perSeconds: 60 },
    }),
  },
  staffPartnerSchools: resource({
    name: 'partner-schools',
    feature,
    record: z.object({ id: z.string(), ...school, isActive: z.boolean(), updatedAt: Instant, isDemo: z.boolean() }),
    filter: z.object({ isActive: QueryFlag.optional(), hasAgreed: QueryFlag.optional() }),
    sort: ['updatedAt'],
    newestFirst: true,
    create: z.object(school),
    update: z.object({ ...school, isActive: z.boolean() }),
    errors: [resourceErrors.OUTSIDE_YOUR_LIMITS],
  }),
  staffSchoolSessions: resource({
    name: 'school-sessions',
    feature,
    record: z.object({
      id: z.string(),
      ...session,
      code: z.string(),
      schoolName: z.string(),
      paperTitle: z.string(),
      pupils: z.int(),
      /** The day on which everything about the pupils is erased that no family has taken over. */
      erasesAt: Instant,
      createdAt: Instant,
      isDemo: z.boolean(),
    }),
    filter: z.object({ schoolId: line(64).optional() }),
    sort: ['opensAt'],
    newestFirst: true,
    create: z.object({ ...session, pin: Pin }),
    update: z.object(later),
    errors: [errors.AGREEMENT_IS_MISSING, errors.NOT_AN_IN_SCHOOL_PAPER, resourceErrors.OUTSIDE_YOUR_LIMITS],
  }),
  /** The class sheet: its export is the sheet as CSV. */
  staffPupils: resource({
    name: 'school-pupils',
    feature,
    isPersonal: true,
    record: z.object({
      id: z.string(),
      sessionId: SchoolSessionId,
      code: z.string(),
      className: z.string(),
      roll: z.string(),
      alias: z.string(),
      joinedAt: Instant,
      attemptId: z.string(),
      status: z.string(),
      saved: z.int(),
      marks: z.number().nullable(),
      maxMarks: z.number().nullable(),
      /** Answers that came after the end and count: the device was cut off before it, and none is missing. */
      lateCounted: z.int(),
      /** Answers that came too late, or with others missing. They do not count. */
      lateNotCounted: z.int(),
      /** When the server last heard of the device before the end, and when it first did after it. */
      heardAt: Instant,
      backAt: Instant.nullable(),
      isClaimed: z.boolean(),
    }),
    filter: z.object({ sessionId: line(64).optional() }),
    sort: ['joinedAt'],
    newestFirst: true,
  }),
}
