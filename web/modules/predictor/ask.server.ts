// The question to the predictor, read from the address of the page: a page that is kept or sent keeps its question.
import type { RequestOf } from '#core/kernel/endpoint.ts'
import type { predictorApi } from '#core/modules/predictor/api.ts'
import {
  BANDS,
  CATEGORIES,
  EXAMS,
  INSTITUTE_TYPES,
  QUOTAS,
  RESTRICTED_POOLS,
  type Exam,
} from '#core/modules/predictor/axes.ts'
import { RANK_NAMES, ranksAsked, type RankName } from '#core/modules/predictor/rank-windows.ts'
import { rankField } from './rank-field.ts'
import { isStateCode } from '#core/taxonomy/pin-code.ts' // prettier-ignore

export type PredictorAsk = RequestOf<typeof predictorApi.search>

const SORTS = ['CHANCE', 'CLOSING', 'INSTITUTE', 'NIRF'] as const
const LONGEST_RANK = 12
const LONGEST_TERM = 80

/** Everything that was chosen and typed, also where it cannot be asked. */
export function askedIn(query: URLSearchParams, exam: Exam) {
  const category = pick(CATEGORIES, query.get('category')) ?? 'OPEN'
  const isPwd = query.has('pwd')
  const home = query.get('home') ?? ''
  const typed = Object.fromEntries(
    RANK_NAMES.map((name) => [name, (query.get(rankField(name)) ?? '').trim().slice(0, LONGEST_RANK)]),
  ) as Record<RankName, string> // of its own names
  return {
    exam,
    category,
    isPwd,
    gender: query.get('gender') === 'FEMALE' ? ('FEMALE' as const) : ('OTHER' as const),
    homeState: isStateCode(home) ? home : undefined,
    typed,
    asked: ranksAsked({ exam, category, isPwd }),
    pools: RESTRICTED_POOLS.filter((pool) => query.has(`pool-${pool}`)),
    type: pick(INSTITUTE_TYPES, query.get('type')),
    state: isStateCode(query.get('state') ?? '') ? (query.get('state') ?? undefined) : undefined,
    quota: pick(QUOTAS, query.get('quota')),
    band: pick(BANDS, query.get('band')),
    term: (query.get('term') ?? '').trim().slice(0, LONGEST_TERM),
    sort: pick(SORTS, query.get('sort')) ?? 'CHANCE',
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 1_000),
    isAsked: RANK_NAMES.some((name) => query.has(rankField(name))),
  }
}

export type Question = ReturnType<typeof askedIn>

/** The same for the API. Only ranks that this candidate is asked for count. */
export function toAsk(asked: Question): PredictorAsk {
  const { exam, category, isPwd, gender, homeState, typed, pools, type, state, quota, band, term, sort } = asked
  const ranks = Object.fromEntries(asked.asked.flatMap((name) => (typed[name] === '' ? [] : [[name, typed[name].replaceAll(/[,\s]/g, '')]])))
  return {
    exam, category, isPwd, gender, ranks, pools, term, sort,
    ...(homeState === undefined ? {} : { homeState }),
    types: type ? [type] : [],
    states: state === undefined ? [] : [state],
    quotas: quota ? [quota] : [],
    bands: band ? [band] : [],
  }
} // prettier-ignore

/** The exam of the address, or the first with data. */
export function examIn(query: URLSearchParams, exams: readonly Exam[]): Exam | undefined {
  const wanted = pick(EXAMS, query.get('exam'))
  return wanted && exams.includes(wanted) ? wanted : exams[0]
}

function pick<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((each) => each === value)
}
