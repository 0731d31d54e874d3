// The answers of the predictor.
import { z } from 'zod'
import { HttpsAddress, id, Instant, inWords } from '#core/kernel/schemas.ts'
import { isStateCode, type StateCode } from '#core/taxonomy/pin-code.ts'
import {
  BANDS,
  CATEGORIES,
  EXAMS,
  INSTITUTE_TYPES,
  POOLS,
  QUOTAS,
  RANK_LISTS,
  RESTRICTED_POOLS,
  SEAT_GENDERS,
} from './axes.ts'
import { RANK_NAMES, readRank } from './rank-windows.ts'

export const ExamKey = inWords(z.enum(EXAMS), { JOSAA: 'JoSAA', MCC: 'MCC' })
export const CategoryKey = z.enum(CATEGORIES)
export const QuotaKey = z.enum(QUOTAS)
export const PoolKey = z.enum(POOLS)
export const RestrictedPoolKey = z.enum(RESTRICTED_POOLS)
export const InstituteTypeKey = inWords(z.enum(INSTITUTE_TYPES), {
  IIT: 'IIT',
  NIT: 'NIT',
  IIIT: 'IIIT',
  GFTI: 'Other institute with central funds (GFTI)',
  AIIMS: 'AIIMS',
  JIPMER: 'JIPMER',
  CENTRAL: 'Central university',
  GOVT_MED: 'Government medical college',
  ESIC: 'ESIC medical college',
  DEEMED: 'Deemed university',
})
export const BandKey = z.enum(BANDS)
export const SeatGenderKey = z.enum(SEAT_GENDERS)
export const Year = z.int().min(2000).max(2100)
export const LineId = id('cln')
export const InstituteId = id('cin')
export const StateKey = z.string().refine(isStateCode, 'Choose a state.') as unknown as z.ZodType<StateCode, string> // the check has refused other texts

/** "123", or "123P" for a rank of the preparatory list. Only ranks within a category have such a list. */
export const RankText = z
  .string()
  .max(12)
  .refine((text) => readRank(text) !== undefined, 'Enter a rank from 1 to 99,99,999.')
const CommonRank = RankText.refine((text) => !readRank(text)?.isPreparatory, 'Only a rank within a category has a P.')

export const Ranks = z.object({
  main: CommonRank.optional(),
  mainCategory: RankText.optional(),
  mainPwd: RankText.optional(),
  advanced: CommonRank.optional(),
  advancedCategory: RankText.optional(),
  advancedPwd: RankText.optional(),
  neet: CommonRank.optional(),
})

export const Source = z.object({
  id: z.string(),
  year: Year,
  round: z.int(),
  kind: z.string(),
  name: z.string(),
  url: HttpsAddress.nullable(),
  publishedOn: z.string(),
  updatedAt: Instant,
  rowCount: z.int(),
  isSample: z.boolean(),
})

export const Closing = z.object({
  year: Year,
  round: z.int(),
  closing: z.int(),
  isPreparatory: z.boolean(),
  setId: z.string(),
})

export const InstituteCard = z.object({
  id: z.string(),
  name: z.string(),
  type: InstituteTypeKey,
  state: z.string(),
  district: z.string(),
  nirfRank: z.int().nullable(),
})

export const SeatLine = z.object({
  id: LineId,
  institute: InstituteCard,
  program: z.string(),
  quota: QuotaKey,
  seatType: CategoryKey,
  isPwd: z.boolean(),
  gender: SeatGenderKey,
  pool: PoolKey,
  isPreparatory: z.boolean(),
  rankList: z.enum(RANK_LISTS),
  /** Years of data behind the band. With one year nothing is SAFE. */
  years: z.int(),
  closings: z.array(Closing),
})

export const PredictedLine = SeatLine.extend({
  band: BandKey,
  /** Which of the ranks was compared, and what it was. */
  comparedWith: z.enum(RANK_NAMES),
  rank: z.int(),
})

/** Why nothing is shown. */
export const EMPTY_REASONS = [
  'NO_DATA',
  'NO_ROWS_OF_CANDIDATE',
  'NO_ROWS_OF_QUOTA',
  'BEYOND_LAST',
  'FILTERED_OUT',
] as const
export const EmptyReason = z.object({
  code: z.enum(EMPTY_REASONS),
  year: Year.nullable(),
  /** With BEYOND_LAST: the highest rank that is still in reach of anything. */
  lastRank: z.int().nullable(),
}) // prettier-ignore

export const SORTS = ['CHANCE', 'CLOSING', 'INSTITUTE', 'NIRF'] as const
export const SortKey = z.enum(SORTS)
