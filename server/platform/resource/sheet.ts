// The rows of an imported sheet, as the fields of new rows of a resource.
import type { z } from 'zod'
import { plainMessage } from '../plain-issue.ts'
import type { Fields } from './store.ts'

export interface Sheet extends Fields {
  readonly rows: readonly Cells[]
  readonly reason: string | undefined
  readonly dryRun: boolean
}

/** One row of a sheet: its cells by their columns. */
type Cells = Readonly<Record<string, string>>

export interface RowError {
  readonly row: number
  readonly field: string
  readonly message: string
}

interface SheetRow {
  readonly fields: Fields
  readonly problems: readonly Omit<RowError, 'row'>[]
}

/** Makes the fields of a new row from cells, or names the problems by their columns. */
export type SheetReader = (cells: Cells) => { readonly [K in keyof SheetRow]?: SheetRow[K] | undefined }

/** A dry run is over: nothing of it stays. */
export class OnlyTried extends Error {}

/** Without a reader the columns are the fields. */
export function fieldsOfRow(create: z.ZodType | undefined, read: SheetReader | undefined, cells: Cells): SheetRow {
  const { fields = cells, problems = [] } = read?.(cells) ?? {}
  if (problems.length > 0) return { fields: {}, problems }
  const parsed = create?.safeParse(fields)
  const issues = parsed?.error?.issues ?? []
  return {
    fields: (parsed?.data ?? {}) as Fields, // the contract's object
    problems: issues.map((issue) => ({ field: issue.path.join('.'), message: plainMessage(issue) })),
  }
}

/** As the sheet calls a column: "state_code" is its "stateCode". */
export function fieldOf(column = ''): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
