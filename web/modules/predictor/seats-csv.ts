import { MOST_ROWS } from '#core/modules/predictor/most-rows.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/seats-csv.ts'
import { askedIn, examIn, toAsk } from './ask.server.ts'
import { rankText } from './predictor.server.ts'
import { closingColumns, csvFile, seatColumns, sourceNames } from './seat-columns.server.ts'

/** The seats of an answer as a sheet, the first 500. Each number has its year and round in the heading or next to it, and its source. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api, url }) => {
    const { exams } = await api.predictor.listExams({})
    const exam = examIn(url.searchParams, exams.map((each) => each.exam)) // prettier-ignore
    if (exam === undefined) throw new Response(null, { status: 404 })
    const asked = askedIn(url.searchParams, exam)
    const { rows } = await api.predictor.search({ ...toAsk(asked), pageSize: MOST_ROWS })
    const { sources } = await api.predictor.listSources({ exam })
    const names = sourceNames(sources)
    const lines = rows.map(({ band, comparedWith, rank, ...line }) => ({
      band,
      ...seatColumns(line),
      comparedWith,
      rank: rankText(rank, line.isPreparatory),
      ...closingColumns(line, names),
    }))
    return csvFile(lines)
  })
} // prettier-ignore
