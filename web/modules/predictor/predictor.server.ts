// The predictor's page, worded: the form, and what is within reach.
import { data } from 'react-router'
import { codeOf, type DomainError } from '#core/kernel/error.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { fromIndia, showDate } from '#core/kernel/time.ts'
import type { predictorApi } from '#core/modules/predictor/api.ts'
import type { Exam } from '#core/modules/predictor/axes.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { stateChoicesIn, stateNameIn } from '#core/taxonomy/state-names.ts'
import type { Page } from '#web/page/page.server.ts'
import { toProblem } from '#web/page/problem.server.ts'
import { askedIn, examIn, toAsk, type Question } from './ask.server.ts'

type Answer = ResponseOf<typeof predictorApi.search>
export type PredictorData = Awaited<ReturnType<typeof readPredictor>>
export type SeatsFound = NonNullable<PredictorData['found']>
export type FoundRow = SeatsFound['rows'][number]

const ON_A_PAGE = 25

export async function readPredictor(page: Page) {
  const { api, lang, url } = page
  const { exams } = await api.predictor.listExams({})
  const exam = examIn(url.searchParams, exams.map((each) => each.exam)) // prettier-ignore
  const names = exams.map((each) => each.exam)
  if (exam === undefined) return { exams: names, query: '', form: undefined, problem: undefined, found: undefined, sources: [], kept: undefined }
  const asked = askedIn(url.searchParams, exam)
  const [options, { sources }, outcome, kept] = await Promise.all([
    api.predictor.listOptions({ exam }),
    api.predictor.listSources({ exam }),
    asked.isAsked ? find(page, asked) : undefined,
    asked.isAsked ? keptSeats(page, exam) : undefined,
  ])
  return {
    exams: names,
    query: url.searchParams.toString(),
    form: { ...asked, options, states: stateChoicesIn(lang).toSorted(byName(lang)), collegeStates: options.states.map(({ value }) => ({ value, text: stateText(value, lang) })) },
    problem: outcome?.problem,
    found: outcome?.found,
    sources: sources.slice(0, MOST_SOURCES).map((source) => sourceWords(source, page.lang)),
    kept,
    isSample: sources.some((source) => source.isSample),
  }
} // prettier-ignore

/** The seats on the learner's list of the exam. Undefined for a visitor. */
async function keptSeats(page: Page, exam: Exam): Promise<string[] | undefined> {
  if (!(await page.viewer())) return undefined
  const { lists } = await page.api.predictorLists.listChoiceLists({})
  const own = lists.find((list) => list.exam === exam)
  if (!own) return []
  const { items } = await page.api.predictorLists.getChoiceList({ id: own.id })
  return items.map(({ id }) => id)
}

/** Three years of all rounds. */
const MOST_SOURCES = 40

/** A refusal is shown above the form, which keeps what was typed. */
async function find(page: Page, asked: Question) {
  try {
    const answer = await page.api.predictor.search({ ...toAsk(asked), pageNo: asked.page - 1, pageSize: ON_A_PAGE })
    return { problem: undefined, found: wordsOf(page, asked, answer) }
  } catch (error) {
    const refusal = error as DomainError // the next line makes sure
    if (codeOf(error) === undefined || refusal.status >= 500) throw error
    const problem = toProblem(refusal, page.locale)
    const fields = Object.entries(problem.fields).map(([name, text]) => [
      name.replace(/^ranks\./, 'rank-').replace('homeState', 'home'),
      text,
    ])
    return { problem: { ...problem, fields: Object.fromEntries(fields) as Record<string, string> }, found: undefined }
  }
}

/** Throws a 404 for a page beyond the last. */
function wordsOf({ lang }: Page, asked: Question, answer: Answer) {
  const { byBand, total, dataYear, round, updatedOn, rowsScanned, hiddenPools, reason } = answer
  const pages = Math.ceil(total / ON_A_PAGE)
  if (asked.page > Math.max(pages, 1)) throw data(null, { status: 404 })
  return {
    total,
    byBand,
    inReach: byBand.SAFE + byBand.LIKELY + byBand.REACH,
    dataYear,
    round,
    updatedOn: updatedOn === null ? null : dayIn(updatedOn, lang),
    scanned: numberText(rowsScanned),
    hiddenPools,
    reason: reason && { ...reason, last: reason.lastRank === null ? null : numberText(reason.lastRank) },
    page: asked.page,
    pages,
    rows: answer.rows.map((row) => ({
      ...row,
      state: stateText(row.institute.state, lang),
      rankText: rankText(row.rank, row.isPreparatory),
      closings: row.closings.map((each) => ({ ...each, text: rankText(each.closing, each.isPreparatory) })),
    })),
  }
}

type Source = ResponseOf<typeof predictorApi.listSources>['sources'][number]

export function sourceWords(source: Source, lang: string) {
  return { ...source, day: dayIn(source.publishedOn, lang) }
}

export function rankText(rank: number, isPreparatory: boolean): string {
  return numberText(rank) + (isPreparatory ? 'P' : '')
}

/** With Indian commas. */
function numberText(value: number): string {
  return new Intl.NumberFormat('en-IN').format(value)
}

function dayIn(date: string, lang: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return showDate(fromIndia(year, month, { day }), lang)
}

/** The name of a state by its GST code. */
export function stateText(code: string, lang: Language): string {
  return stateNameIn(lang, code) ?? code
}

function byName(lang: Language) {
  return (a: { readonly text: string }, b: { readonly text: string }) => a.text.localeCompare(b.text, lang)
}
