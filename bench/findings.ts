// All that a run has found out.
import type { ContestName } from './checkout/contests.ts'
import type { Cell } from './measure/meter.ts'
import { spreadOf, type Spread } from './measure/spread.ts'
import type { StatementCounts } from './measure/statements.ts'
import type { PageWeight } from './pages.ts'

export interface Findings {
  /** One for each round. */
  readonly cells: (name: ContestName, clients: number) => readonly Cell[]
  readonly counted: StatementCounts
  /** The server's memory after each round, MB. */
  readonly residentMb: Spread
  /** At its most, ever, MB. */
  readonly peakMb: number
  /** From the start of the process to its first answer, ms. */
  readonly startMs: Spread
  /** In production, as the lock file has them. */
  readonly packages: number
  readonly pages: readonly PageWeight[]
  /** How often the coupon that all want was used, and how often it may be. */
  readonly hotCoupon: { readonly used: number; readonly cap: number }
}

export function perSecond(cells: readonly Cell[]): Spread {
  return spreadOf(cells.map((cell) => cell.perSecond))
}

/** Round against round, so that what else the machine does weighs on both. */
export function ratio(these: readonly Cell[], those: readonly Cell[]): Spread {
  return spreadOf(these.map((cell, round) => cell.perSecond / (those[round]?.perSecond ?? NaN)))
}

/** The cost of one turn to the product: its own process and PostgreSQL, CPU ms. */
export function cpuMs(cells: readonly Cell[]): Spread {
  return spreadOf(cells.map(({ cpuMs: { server = NaN, PostgreSQL = NaN } }) => server + PostgreSQL))
}
