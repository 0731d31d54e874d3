// The data desk: operations console, O34. One analyst brings a file, another person publishes it.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource, Sentence } from '#core/kernel/resource.ts'
import { writtenBy } from '#core/kernel/resource/requests.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { HttpsAddress, id, Instant, inWords, line, queryInt, StaffRef } from '#core/kernel/schemas.ts'
import { EXAMS } from './axes.ts'
import { predictorStaffErrors as errors } from './errors.ts'
import { COLUMNS } from './gates/read-row.ts'
import { ExamKey, InstituteTypeKey, StateKey, Year } from './predictor.ts'

const feature = 'predictor'
const SetId = id('cds')
const params = z.object({ id: SetId })

export const SET_STATUSES = ['DRAFT', 'WAITING', 'PUBLISHED', 'REFUSED', 'WITHDRAWN'] as const
const SetStatus = z.enum(SET_STATUSES)
/** Letters of a file that go up at once. */
export const PART_LENGTH = 100_000
export const MOST_PARTS = 80

const place = {
  exam: ExamKey,
  year: Year,
  round: z.int().min(1).max(20),
  kind: inWords(z.enum(['REGULAR', 'SPECIAL', 'STRAY']), {
    REGULAR: 'Regular round',
    SPECIAL: 'Special round',
    STRAY: 'Stray vacancies',
  }),
  sourceName: line(200).min(1),
  sourceUrl: HttpsAddress.nullable(),
  /** The day on which the source published it. */
  publishedOn: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Enter a day such as 2026-07-20.'),
}

const GateRow = z.object({
  gate: z.int(),
  title: z.string(),
  status: z.enum(['PASSED', 'QUARANTINED', 'WARNING', 'NOT_COMPARED']),
  rows: z.int(),
  examples: z.array(z.string()),
})

const ColumnName = line(200).min(1)
const Mapping = z.partialRecord(z.enum(COLUMNS), ColumnName)
const setStatus = z.object({ status: SetStatus })
const stepErrors = [commonErrors.NOT_FOUND_ERROR, errors.SET_IS_FIXED]

export const predictorStaffApi = {
  staffPredictorSets: resource({
    name: 'predictor-sets',
    feature,
    record: z.object({
      id: z.string(),
      ...place,
      publishedOn: z.string(),
      status: SetStatus,
      fileName: z.string(),
      fileSha256: z.string(),
      rowCount: z.int(),
      quarantined: z.int(),
      mapping: Mapping.nullable(),
      report: z.array(GateRow).nullable(),
      isSample: z.boolean(),
      ...writtenBy,
      askedBy: StaffRef,
      askedAt: Instant,
      decidedBy: StaffRef.nullable(),
      decidedAt: Instant.nullable(),
      note: z.string().nullable(),
      updatedAt: Instant,
    }),
    filter: z.object({ status: SetStatus.optional(), exam: ExamKey.optional() }),
    sort: ['updatedAt'],
    newestFirst: true,
    create: z.object(place),
    errors: [errors.SET_IS_FIXED],
  }),
  staffPredictorInstitutes: resource({
    name: 'predictor-institutes',
    feature,
    record: z.object({
      id: z.string(),
      name: z.string(),
      aliases: z.array(z.string()),
      type: InstituteTypeKey,
      state: z.string(),
      district: z.string(),
      nirfRank: z.int().nullable(),
      isSample: z.boolean(),
    }),
    filter: z.object({ type: InstituteTypeKey.optional() }),
    sort: ['name'],
    create: z.object({
      name: line(200).min(1),
      aliases: z.array(line(200).min(1)).max(20),
      type: InstituteTypeKey,
      state: StateKey,
      district: line(80),
      nirfRank: z.int().min(1).max(10_000).nullable(),
    }),
    update: z.object({
      name: line(200).min(1),
      aliases: z.array(line(200).min(1)).max(20),
      type: InstituteTypeKey,
      state: StateKey,
      district: line(80),
      nirfRank: z.int().min(1).max(10_000).nullable(),
    }),
  }),
  staffPredictorDesk: {
    putFilePart: endpoint({
      method: 'POST',
      path: '/staff/predictor-sets/:id/parts',
      summary: 'Staff: bring a part of the file of a draft; part 0 begins it anew',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({
        no: z.int().min(0).max(MOST_PARTS - 1),
        text: z.string().max(PART_LENGTH),
        fileName: line(200),
      }),
      response: z.object({ parts: z.int() }),
      errors: stepErrors,
      limit: { calls: 300, perSeconds: 60 },
    }),
    makeFaultyFile: endpoint({
      method: 'GET',
      path: '/staff/predictor-sets/:id/faulty-file',
      summary: 'Staff: make a file of sample data for this round, with faults for the gates to find',
      access: `staff:${feature}.edit`,
      params,
      response: z.object({
        fileName: z.string(),
        text: z.string(),
        planted: z.array(z.object({ row: z.int(), gate: z.int(), fault: z.string() })),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.NO_SAMPLE_ROWS],
      limit: { calls: 30, perSeconds: 60 },
    }),
    readColumns: endpoint({
      method: 'GET',
      path: '/staff/predictor-sets/:id/columns',
      summary: 'Staff: get the headings of the file, its first rows, and what each column probably is',
      access: `staff:${feature}.edit`,
      params,
      response: z.object({ headings: z.array(z.string()), first: z.array(z.array(z.string())), mapping: Mapping }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.NOT_A_TABLE],
    }),
    checkFile: endpoint({
      method: 'POST',
      path: '/staff/predictor-sets/:id/check',
      summary: 'Staff: read the file by these columns and put it through the gates',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({ mapping: Mapping }),
      response: z.object({ rowCount: z.int(), quarantined: z.int(), report: z.array(GateRow) }),
      errors: [...stepErrors, errors.NOT_A_TABLE, errors.COLUMN_MISSING],
      limit: { calls: 30, perSeconds: 60 },
    }),
    listQuarantine: endpoint({
      method: 'GET',
      path: '/staff/predictor-sets/:id/quarantine',
      summary: 'Staff: list the rows of a file that did not pass a gate',
      access: `staff:${feature}.view`,
      params,
      query: z.object({ after: queryInt(0, 1_000_000).default(0) }),
      response: z.object({
        rows: z.array(
          z.object({ row: z.int(), gate: z.int(), message: z.string(), cells: z.record(z.string(), z.string()) }),
        ),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    compareSet: endpoint({
      method: 'GET',
      path: '/staff/predictor-sets/:id/changes',
      summary: 'Staff: compare a file with the published one of the year before',
      access: `staff:${feature}.view`,
      params,
      response: z.object({
        before: z.object({ year: Year, round: z.int() }).nullable(),
        added: z.int(),
        gone: z.int(),
        /** The seats whose closing rank has changed most, as a factor. */
        largest: z.array(z.object({ seat: z.string(), before: z.int(), after: z.int(), times: z.number() })),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    submitSet: endpoint({
      method: 'POST',
      path: '/staff/predictor-sets/:id/submit',
      summary: 'Staff: hand a checked file to a second person',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({ note: Reason.optional() }),
      response: setStatus,
      errors: [...stepErrors, errors.SET_NOT_CHECKED],
    }),
    decideSet: endpoint({
      method: 'POST',
      path: '/staff/predictor-sets/:id/decide',
      summary: 'Staff: publish or refuse the file of another person',
      access: `staff:${feature}.approve`,
      params,
      body: z.object({ isApproved: z.boolean(), note: Reason.optional() }),
      response: setStatus,
      errors: [commonErrors.NOT_FOUND_ERROR, errors.OWN_DATA_SET, errors.SET_IS_DECIDED, resourceErrors.INVITED_BY_ASKER],
    }),
    rollBackSet: endpoint({
      method: 'POST',
      path: '/staff/predictor-sets/:id/roll-back',
      summary: 'Staff: take back a published file; the one that it replaced is published again',
      access: `staff:${feature}.approve`,
      params,
      body: z.object({ reason: Sentence }),
      response: z.object({ restored: z.string().nullable() }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.SET_NOT_PUBLISHED],
    }),
    getCoverage: endpoint({
      method: 'GET',
      path: '/staff/predictor-coverage',
      summary: 'Staff: get which rounds of which exam and year are published, waiting or missing',
      access: `staff:${feature}.view`,
      response: z.object({
        exams: z.array(
          z.object({
            exam: z.enum(EXAMS),
            rounds: z.array(z.int()),
            years: z.array(
              z.object({ year: Year, rounds: z.array(z.object({ round: z.int(), status: SetStatus, rows: z.int() })) }),
            ),
          }),
        ),
      }),
    }),
  },
} // prettier-ignore
