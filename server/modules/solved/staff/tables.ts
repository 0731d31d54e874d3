// The table of solved questions, as staff read and write it.
import { z } from 'zod'
import type { RecordOf } from '#core/kernel/resource.ts'
import { staffSolvedQuestions as api } from '#core/modules/solved/staff-api.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export type SolvedRecord = RecordOf<typeof api>

export const solvedRows = tableStore(api, {
  table: 'solved.question',
  json: ['problems'],
  hidden: { rendered: z.unknown() },
  search: ['slug', 'chapter', 'stem'],
  keys: ['slug'],
  touched: 'updatedAt',
})
