// The calls that the process that compares two builds makes to each of them, and their answers.
import type { ContestName } from '../contests.ts'
import type { Cell } from '../measure/meter.ts'
import type { Memory } from '../measure/processes.ts'
import type { Spread } from '../measure/spread.ts'
import type { StatementCounts } from '../measure/statements.ts'
import type { PageWeight } from '../pages.ts'
import type { ContestantOptions } from '../stage/contestant.ts'

export interface SideAnswers {
  readonly start: void
  readonly contest: { readonly cell: Cell; readonly memory: Memory }
  readonly count: StatementCounts
  readonly pages: PageWeight[]
  readonly rest: { readonly startMs: Spread; readonly restMb: Spread }
  readonly stop: void
}

interface SideInputs {
  readonly start: ContestantOptions & { readonly warmSeconds: number }
  readonly contest: { readonly name: ContestName; readonly clients: number; readonly seconds: number }
  readonly count: object
  readonly pages: object
  readonly rest: object
  readonly stop: object
}

export type SideCall<K extends keyof SideAnswers = keyof SideAnswers> = { readonly ask: K } & SideInputs[K]
export type SideInput<K extends keyof SideAnswers> = SideInputs[K]
