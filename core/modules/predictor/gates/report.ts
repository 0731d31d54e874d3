// The ten gates as a report that two people read before a file is published.
import type { CheckedFile } from './check-file.ts'
import type { Gate } from './read-row.ts'

export const GATE_TITLES: Readonly<Record<Gate, string>> = {
  1: 'Closing ranks are of the ordinary pool: none is more than 5 times its neighbours',
  2: 'Quota, seat type and gender are words of their own axis',
  3: 'One rank of each seat, and as many colleges as the round before',
  4: 'Deemed and paid seats are kept for no category',
  5: 'Each quota, seat type and pool in the file still has a row',
  6: 'OPEN does not close behind a reserved seat of the same list of ranks',
  7: 'Each college has been entered by a person',
  8: 'Ranks are ranks, not marks or percentiles',
  9: 'No cell is empty',
  10: 'Each row is of the year and round of the file',
}

export interface GateReport {
  readonly gate: number
  readonly title: string
  readonly status: 'PASSED' | 'QUARANTINED' | 'WARNING' | 'NOT_COMPARED'
  readonly rows: number
  readonly examples: string[]
}

export interface ReportInput extends CheckedFile {
  readonly isOneRankList: boolean
  /** Colleges in the published file that came before, where there is one. */
  readonly collegesBefore: number | undefined
  /** "quota AI": every value that the file has, also in rows that did not pass. */
  readonly values: ReadonlySet<string>
}

const MOST_EXAMPLES = 5
/** A file with fewer of the colleges of the round before is suspicious. */
const LEAST_SHARE = 0.8

export function reportOf(input: ReportInput): GateReport[] {
  const { faults, passed } = input
  const kept = new Set(passed.flatMap((row) => valuesOf(row)))
  const lost = [...input.values].filter((value) => !kept.has(value))
  const colleges = new Set(passed.map(({ instituteId }) => instituteId)).size
  const isShort = input.collegesBefore !== undefined && colleges < input.collegesBefore * LEAST_SHARE
  return (Object.keys(GATE_TITLES).map(Number) as Gate[]).map((gate) => {
    const own = faults.filter((fault) => fault.gate === gate)
    const warnings = [
      ...(gate === 5 ? lost.map((value) => `All rows of ${value} are in quarantine.`) : []),
      ...(gate === 3 && isShort ? [`${colleges} colleges, and ${input.collegesBefore} before.`] : []),
    ]
    return {
      gate,
      title: GATE_TITLES[gate],
      status: statusOf(gate, own.length, warnings.length, input.isOneRankList),
      rows: own.length,
      examples: [...warnings, ...own.map(({ row, message }) => `Row ${row}: ${message}`)].slice(0, MOST_EXAMPLES),
    }
  })
}

function statusOf(gate: Gate, rows: number, warnings: number, isOneRankList: boolean): GateReport['status'] {
  if (rows > 0) return 'QUARANTINED'
  if (warnings > 0) return 'WARNING'
  return gate === 6 && !isOneRankList ? 'NOT_COMPARED' : 'PASSED'
}

/** The values of a row that families may filter by. */
export function valuesOf({ quota, seatType, pool }: { readonly quota: string; readonly seatType: string; readonly pool: string }): string[] {
  return [`quota ${quota}`, `seat type ${seatType}`, `pool ${pool}`]
} // prettier-ignore
