// The page of a college, worded: its seats by exam and program, and the files that their numbers are from.
import { data } from 'react-router'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { predictorApi } from '#core/modules/predictor/api.ts'
import { InstituteId } from '#core/modules/predictor/predictor.ts'
import type { Page } from '#web/page/page.server.ts'
import { rankText, sourceWords, stateText } from '../predictor.server.ts'

type Seat = ResponseOf<typeof predictorApi.getInstitute>['lines'][number]
export type CollegeData = Awaited<ReturnType<typeof readCollege>>
export type CollegeProgram = CollegeData['programs'][number]

/** Throws a 404 for a college without seats in published data. */
export async function readCollege({ api, lang }: Page, id: string) {
  const known = InstituteId.safeParse(id).data
  if (!known) throw data(null, { status: 404 })
  const { institute, exams, lines } = await api.predictor.getInstitute({ id: known })
  const read = await Promise.all(exams.map((exam) => api.predictor.listSources({ exam })))
  const used = new Set(lines.flatMap(({ closings }) => closings.map(({ setId }) => setId)))
  const sources = read.flatMap((each) => each.sources).filter((source) => used.has(source.id))
  const byProgram = Map.groupBy(lines, ({ program, rankList }) => `${rankList} ${program}`)
  return {
    ...institute,
    path: `/predictor/college/${id}`,
    state: stateText(institute.state, lang),
    exams,
    seats: lines.length,
    programs: [...byProgram.values()].flatMap(programOf),
    sources: sources.map((source) => sourceWords(source, lang)),
    isSample: sources.some(({ isSample }) => isSample),
  }
}

function programOf(seats: readonly Seat[]) {
  const [first] = seats
  if (!first) return []
  const years = [...new Set(seats.flatMap(({ closings }) => closings.map(({ year }) => year)))].toSorted((a, b) => b - a)
  return [{ name: first.program, rankList: first.rankList, years, seats: seats.map((seat) => ({ ...seat, closings: closingsBy(years, seat) })) }]
} // prettier-ignore

/** A cell for each year: empty where the seat was not there. */
function closingsBy(years: readonly number[], { closings }: Seat) {
  return years.map((year) =>
    closings
      .filter((each) => each.year === year)
      .map((each) => ({ ...each, text: rankText(each.closing, each.isPreparatory) })),
  )
}
