import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { line, queryInt } from '#core/kernel/schemas.ts'
import { predictorTag } from './cache-tag.ts'
import { predictorErrors as errors } from './errors.ts'
import { MOST_ROWS } from './most-rows.ts'
import {
  BandKey,
  CategoryKey,
  EmptyReason,
  ExamKey,
  InstituteCard,
  InstituteId,
  InstituteTypeKey,
  PredictedLine,
  QuotaKey,
  Ranks,
  RestrictedPoolKey,
  SeatLine,
  SortKey,
  Source,
  StateKey,
  Year,
} from './predictor.ts'

const Counted = <T extends z.ZodType>(value: T) => z.array(z.object({ value, rows: z.int() }))

export const predictorApi = {
  listExams: endpoint({
    method: 'GET',
    path: '/college-predictor/exams',
    summary: 'List the exams with published closing ranks, and the years and rounds of each',
    access: 'anyone',
    response: z.object({
      exams: z.array(
        z.object({
          exam: ExamKey,
          dataYear: Year,
          years: z.array(z.object({ year: Year, rounds: z.array(z.int()) })),
          isSample: z.boolean(),
        }),
      ),
    }),
    cachedUntil: [predictorTag],
    limit: { calls: 240, perSeconds: 60 },
  }),
  listOptions: endpoint({
    method: 'GET',
    path: '/college-predictor/options',
    summary: 'List the choices of an exam: only those that some published row has, with how many',
    access: 'anyone',
    query: z.object({ exam: ExamKey }),
    response: z.object({
      categories: Counted(CategoryKey),
      hasPwd: z.boolean(),
      hasFemale: z.boolean(),
      quotas: Counted(QuotaKey),
      types: Counted(InstituteTypeKey),
      /** States with a college. */
      states: Counted(z.string()),
      pools: Counted(RestrictedPoolKey),
    }),
    cachedUntil: [predictorTag],
    limit: { calls: 240, perSeconds: 60 },
  }),
  search: endpoint({
    method: 'POST',
    path: '/college-predictor/search',
    summary: 'Find the seats within reach of a candidate, each with its closing ranks by year and round',
    access: 'anyone',
    supportView: 'SHOWN',
    body: z.object({
      exam: ExamKey,
      category: CategoryKey.default('OPEN'),
      isPwd: z.boolean().default(false),
      gender: z.enum(['FEMALE', 'OTHER']).default('OTHER'),
      homeState: StateKey.optional(),
      ranks: Ranks,
      /** The restricted pools that the candidate is eligible for. */
      pools: z.array(RestrictedPoolKey).max(9).default([]),
      types: z.array(InstituteTypeKey).max(10).default([]),
      states: z.array(StateKey).max(40).default([]),
      quotas: z.array(QuotaKey).max(7).default([]),
      bands: z.array(BandKey).max(3).default([]),
      /** Part of the name of a college or a program. */
      term: line(80).default(''),
      sort: SortKey.default('CHANCE'),
      pageNo: queryInt(0, 1_000).default(0),
      pageSize: queryInt(1, MOST_ROWS).default(25),
    }),
    response: z.object({
      rows: z.array(PredictedLine),
      /** The number of rows on all pages. */
      total: z.int(),
      byBand: z.object({ SAFE: z.int(), LIKELY: z.int(), REACH: z.int() }),
      pageNo: z.int(),
      dataYear: Year.nullable(),
      /** The last round of that year. */
      round: z.int().nullable(),
      updatedOn: z.string().nullable(),
      /** The rows for this candidate, with any rank. */
      rowsScanned: z.int(),
      hiddenPools: Counted(RestrictedPoolKey),
      reason: EmptyReason.nullable(),
      isSample: z.boolean(),
    }),
    errors: [errors.RANK_NEEDED, errors.HOME_STATE_NEEDED],
    // On the day of the ranks a whole school searches from one address.
    limit: { calls: 600, perSeconds: 900 },
  }),
  getInstitute: endpoint({
    method: 'GET',
    path: '/college-predictor/institutes/:id',
    summary: 'Get a college with all its seats and their closing ranks',
    access: 'anyone',
    params: z.object({ id: InstituteId }),
    response: z.object({ institute: InstituteCard, exams: z.array(ExamKey), lines: z.array(SeatLine) }),
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 120, perSeconds: 60 },
  }),
  listSources: endpoint({
    method: 'GET',
    path: '/college-predictor/sources',
    summary: 'List the published files behind the numbers: year, round, source and day',
    access: 'anyone',
    query: z.object({ exam: ExamKey, year: queryInt(2000, 2100).optional() }),
    response: z.object({ sources: z.array(Source) }),
    cachedUntil: [predictorTag],
    limit: { calls: 240, perSeconds: 60 },
  }),
}
