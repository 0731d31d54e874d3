// The seats within reach of a candidate. Reference: learning, section 4.
import type { AnswerOf, InputOf } from '#core/kernel/endpoint.ts'
import type { predictorApi } from '#core/modules/predictor/api.ts'
import { RESTRICTED_POOLS, type Band } from '#core/modules/predictor/axes.ts'
import { predictorErrors as errors } from '#core/modules/predictor/errors.ts'
import { rankWindows, readRank, seatGenders } from '#core/modules/predictor/rank-windows.ts'
import type { Ctx } from '#server/platform/context.ts'
import { seatLine } from './line-columns.ts'
import { countByBand, countCandidateLines, listMatches, type CandidateLines, type LineCounts } from './store-lines.ts'
import { findNewest, type PublishedSet } from '../store-sets.ts'

type Ask = InputOf<typeof predictorApi.search>
type Answer = AnswerOf<typeof predictorApi.search>

/** Throws RANK_NEEDED and HOME_STATE_NEEDED. */
export async function search(ctx: Ctx, ask: Ask): Promise<Answer> {
  const candidate = candidateOf(ask)
  const { types, states, quotas, bands, term, sort, pageNo, pageSize } = ask
  const filter = { types, states, quotas, bands, term }
  const page = { sort, skip: pageNo * pageSize, size: pageSize }
  const [counts, byBand, rows, newest] = await Promise.all([
    countCandidateLines(ctx.db, candidate),
    countByBand(ctx.db, candidate, filter),
    listMatches(ctx.db, candidate, filter, page),
    findNewest(ctx.db, ask.exam),
  ])
  const own = counts.filter(({ pool }) => candidate.pools.includes(pool))
  const total = sum((bands.length > 0 ? bands : ALL_BANDS).map((each) => byBand[each]))
  return {
    rows: rows.map(({ band, rank, comparedWith, ...line }) => ({ ...seatLine(line), band, rank, comparedWith })),
    total,
    byBand,
    pageNo,
    ...newestWords(newest),
    rowsScanned: sum(own.map((each) => each.rows)),
    hiddenPools: hiddenOf(counts, candidate),
    reason: total > 0 ? null : reasonOf(ask, candidate, own, newest?.year ?? null),
  }
}

function newestWords(newest: PublishedSet | undefined) {
  if (!newest) return { dataYear: null, round: null, updatedOn: null, isSample: false }
  const { year, round, publishedOn, isSample } = newest
  return { dataYear: year, round, updatedOn: publishedOn, isSample }
}

const ALL_BANDS: readonly Band[] = ['SAFE', 'LIKELY', 'REACH']

function candidateOf({ exam, category, isPwd, gender, homeState, ranks, pools }: Ask): CandidateLines {
  const read = Object.fromEntries(
    Object.entries(ranks).flatMap(([name, text]) => {
      const rank = text === undefined ? undefined : readRank(text)
      return rank ? [[name, rank]] : []
    }),
  )
  const windows = rankWindows({ exam, category, isPwd, gender, ranks: read })
  if (windows.length === 0) throw errors.RANK_NEEDED()
  if (exam === 'JOSAA' && homeState === undefined) throw errors.HOME_STATE_NEEDED()
  return { exam, windows, genders: seatGenders(gender), homeState, pools: ['NONE', ...pools] }
}

function hiddenOf(counts: readonly LineCounts[], { pools }: CandidateLines) {
  return RESTRICTED_POOLS.filter((pool) => !pools.includes(pool)).flatMap((value) => {
    const rows = sum(counts.filter(({ pool }) => pool === value).map((each) => each.rows))
    return rows > 0 ? [{ value, rows }] : []
  })
}

function reasonOf({ quotas }: Ask, { windows }: CandidateLines, own: readonly LineCounts[], year: number | null): Answer['reason'] {
  const because = (code: NonNullable<Answer['reason']>['code'], lastRank: number | null = null) => ({ code, year, lastRank })
  if (year === null) return because('NO_DATA')
  if (own.length === 0) return because('NO_ROWS_OF_CANDIDATE')
  const ofQuotas = quotas.length === 0 ? own : own.filter(({ quota }) => quotas.includes(quota))
  if (ofQuotas.length === 0) return because('NO_ROWS_OF_QUOTA')
  const lastRank = Math.max(...ofQuotas.map((each) => each.lastRank))
  // Several ranks are on several lists: the highest of one says nothing of another.
  const isBeyond = windows.every(({ rank }) => rank > lastRank)
  return isBeyond ? because('BEYOND_LAST', windows.length === 1 ? lastRank : null) : because('FILTERED_OUT')
} // prettier-ignore

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
