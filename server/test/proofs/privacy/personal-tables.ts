// Every table that may name a family, as the modules declare it.
import { modules } from '#server/module-order.ts'
import type { PersonalTable } from '#server/platform/points/household-data.ts'

export interface NamedTable extends PersonalTable {
  readonly table: string
}

export const PERSONAL_TABLES: readonly NamedTable[] = modules
  .flatMap(({ household }) => Object.entries(household?.tables ?? {}))
  .map(([table, personal]) => ({ table, ...personal }))
