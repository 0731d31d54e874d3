// The calls that the process that compares two builds makes to each of them, and their answers.
import type { Contest } from '../checkout/contests.ts'
import type { Cell } from '../measure/meter.ts'
import type { Memory } from '../measure/processes.ts'
import type { Spread } from '../measure/spread.ts'
import type { StatementCounts } from '../measure/statements.ts'
import type { PageWeight } from '../pages.ts'
import type { ContestantOptions } from '../stage/contestant.ts'

export type ComparedContest = Pick<Contest, 'name' | 'clients'>

export interface SideAnswers {
  /** The contests of the build, in their order. */
  readonly start: readonly ComparedContest[]
  readonly contest: { readonly cell: Cell; readonly memory: Memory }
  readonly count: StatementCounts
  readonly pages: PageWeight[]
  readonly rest: { readonly startMs: Spread; readonly restMb: number }
  readonly stop: void
}

interface SideInputs {
  /** The seconds of each warm-up and of each contest. */
  readonly start: ContestantOptions & { readonly warmSeconds: number; readonly seconds: number }
  /** The place of the contest among them. */
  readonly contest: { readonly place: number }
  readonly count: object
  readonly pages: object
  readonly rest: object
  readonly stop: object
}

export type SideCall<K extends keyof SideAnswers = keyof SideAnswers> = { readonly ask: K } & SideInputs[K]
export type SideInput<K extends keyof SideAnswers> = SideInputs[K]
