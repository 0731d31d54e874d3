import { csvOf } from '#core/kernel/csv.ts'
import { MOST_ROWS } from '#core/modules/predictor/most-rows.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/seats-csv.ts'
import { askedIn, examIn, toAsk } from './ask.server.ts'
import { rankText, stateChoice } from './predictor.server.ts'

/** The seats of an answer as a sheet, the first 500. Each number has its year and round in the heading or next to it, and its source. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api, url }) => {
    const { exams } = await api.predictor.listExams({})
    const exam = examIn(url.searchParams, exams.map((each) => each.exam)) // prettier-ignore
    if (exam === undefined) throw new Response(null, { status: 404 })
    const asked = askedIn(url.searchParams, exam)
    const { rows } = await api.predictor.search({ ...toAsk(asked), pageSize: MOST_ROWS })
    const { sources } = await api.predictor.listSources({ exam })
    const names = new Map(sources.map(({ id, name, publishedOn }) => [id, `${name}, ${publishedOn}`]))
    const lines = rows.map(({ institute, program, band, quota, seatType, isPwd, gender, pool, rank, isPreparatory, comparedWith, closings }) => ({
      band,
      college: institute.name,
      state: stateChoice(institute.state).text,
      kind: institute.type,
      program,
      quota,
      seat: seatType + (isPwd ? ' (PwD)' : ''),
      gender: gender === 'FEMALE' ? 'Female-only' : 'Gender-Neutral',
      pool,
      comparedWith,
      rank: rankText(rank, isPreparatory),
      ...Object.fromEntries(closings.flatMap(({ year, round, closing, isPreparatory: isP, setId }) => [
        [`closing ${year}${isP ? ' P' : ''}`, rankText(closing, isP)],
        [`round ${year}${isP ? ' P' : ''}`, round],
        [`source ${year}${isP ? ' P' : ''}`, names.get(setId) ?? ''],
      ])),
    }))
    return new Response(`\uFEFF${csvOf(lines)}`, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="colleges.csv"',
      },
    })
  })
} // prettier-ignore
