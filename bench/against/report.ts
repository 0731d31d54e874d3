// Two builds in one table: each figure of both, and the ratio of this build to the other one.
import { cpuMs, ratio } from '../findings.ts'
import type { Cell } from '../measure/meter.ts'
import { spreadOf, type Spread } from '../measure/spread.ts'
import type { StatementCounts } from '../measure/statements.ts'
import { range, section } from '../measure/table.ts'
import type { PageWeight } from '../pages.ts'

export interface BuildFigures {
  readonly name: string
  /** One for each round, by "checkout at 8". */
  readonly cells: Map<string, readonly Cell[]>
  readonly residentMb: number[]
  peakMb: number
  readonly counted: StatementCounts
  pages?: readonly PageWeight[]
  startMs?: Spread
  restMb?: number
}

/** `pgbench` has one cell for each round, or none where the machine has no pgbench. */
export function comparisonOf(theirs: BuildFigures, ours: BuildFigures, pgbench: readonly Cell[]): string {
  const rows = [
    ...[...ours.cells.keys()].flatMap((key) => contestRows(key, cellsOf(theirs, key), cellsOf(ours, key))),
    ...['checkout at 8', 'settle at 8'].map((key) => ofPgbench(key, theirs, ours, pgbench)),
    ...figureRows(theirs, ours),
  ]
  return section('Builds', [['', theirs.name, ours.name, 'ratio'], ...rows])
}

function contestRows(key: string, theirs: readonly Cell[], ours: readonly Cell[]): string[][] {
  const p99 = (cells: readonly Cell[]) => spreadOf(cells.map((cell) => cell.p99))
  const perSecond = (cells: readonly Cell[]) => spreadOf(cells.map((cell) => cell.perSecond))
  return [
    [`${key}, a second`, range(perSecond(theirs)), range(perSecond(ours)), range(ratio(ours, theirs))],
    row(`${key}, CPU ms of server and PostgreSQL`, cpuMs(theirs), cpuMs(ours)),
    row(`${key}, p99 ms`, p99(theirs), p99(ours)),
  ]
}

function ofPgbench(key: string, theirs: BuildFigures, ours: BuildFigures, pgbench: readonly Cell[]): string[] {
  const share = (figures: BuildFigures) => {
    const { median, min, max } = ratio(cellsOf(figures, key), pgbench)
    return { median: median * PERCENT, min: min * PERCENT, max: max * PERCENT }
  }
  return row(`${key}, % of pgbench at 8`, share(theirs), share(ours))
}

const PERCENT = 1e2

function figureRows(theirs: BuildFigures, ours: BuildFigures): string[][] {
  const by = (what: string, figure: (of: BuildFigures) => Spread | number | undefined) =>
    row(what, toSpread(figure(theirs)), toSpread(figure(ours)))
  const heaviest = (tier: 0 | 1) => (of: BuildFigures) =>
    Math.max(...(of.pages ?? []).filter((page) => page.tier === tier).map(({ scriptKb }) => scriptKb))
  return [
    by('statements of a checkout', ({ counted }) => counted.statements),
    by('commits of a checkout', ({ counted }) => counted.commits),
    by('WAL of a checkout, KB', ({ counted }) => counted.walKb),
    by('start to first answer, ms', ({ startMs }) => startMs),
    by('resident memory at rest after a second start, MB', ({ restMb }) => restMb),
    by('resident memory under load, MB', ({ residentMb }) => spreadOf(residentMb)),
    by('resident memory at its most, MB', ({ peakMb }) => peakMb),
    by('JavaScript of a content page, brotli, KB', heaviest(0)),
    by('JavaScript of a hydrated page, brotli, KB', heaviest(1)),
  ]
}

function cellsOf(figures: BuildFigures, key: string): readonly Cell[] {
  return figures.cells.get(key) ?? []
}

/** The ratio of the medians: these figures were not taken in turns. */
function row(what: string, theirs: Spread, ours: Spread): string[] {
  return [what, range(theirs), range(ours), range(toSpread(ours.median / theirs.median))]
}

function toSpread(figure: Spread | number | undefined): Spread {
  if (typeof figure === 'object') return figure
  const value = figure ?? NaN
  return { median: value, min: value, max: value }
}
