// Seats as rows of a sheet. Each number has its year in the heading, and its round and source next to it.
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { csvOf } from '#core/kernel/csv.ts'
import type { predictorApi } from '#core/modules/predictor/api.ts'
import { rankText, stateText } from './predictor.server.ts'

type Seat = ResponseOf<typeof predictorApi.getInstitute>['lines'][number]
type Sources = ResponseOf<typeof predictorApi.listSources>['sources']

export function seatColumns({ institute, program, quota, seatType, isPwd, gender, pool }: Seat) {
  return {
    college: institute.name,
    state: stateText(institute.state, 'en'),
    kind: institute.type,
    program,
    quota,
    seat: seatType + (isPwd ? ' (PwD)' : ''),
    gender: gender === 'FEMALE' ? 'Female-only' : 'Gender-Neutral',
    pool,
  }
}

export function closingColumns(
  { closings }: Seat,
  names: ReadonlyMap<string, string>,
): Record<string, string | number> {
  return Object.fromEntries(
    closings.flatMap(({ year, round, closing, isPreparatory, setId }) => {
      const of = `${year}${isPreparatory ? ' P' : ''}`
      return [
        [`closing ${of}`, rankText(closing, isPreparatory)],
        [`round ${of}`, round],
        [`source ${of}`, names.get(setId) ?? ''],
      ]
    }),
  )
}

export function sourceNames(sources: Sources): ReadonlyMap<string, string> {
  return new Map(sources.map(({ id, name, publishedOn }) => [id, `${name}, ${publishedOn}`]))
}

export function csvFile(lines: readonly Readonly<Record<string, unknown>>[]): Response {
  return new Response(csvOf(lines), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="colleges.csv"',
    },
  })
}
