// A file of another system, as rows of the import sheet. A thread of its own reads it: a small file can be made to take long.
import type { InputOf } from '#core/kernel/endpoint.ts'
import { questionErrors as errors } from '#core/modules/questions/errors.ts'
import type { questionsStaffApi } from '#core/modules/questions/staff-api.ts'
import { createGate } from '#server/platform/access/gate.ts'
import type { Ctx } from '#server/platform/context.ts'
import { runThread, threadProgram } from '#server/platform/jobs/thread.ts'
import type { StoppedAt } from './read-gift.ts'

type TextFile = InputOf<typeof questionsStaffApi.staffQuestionReview.readQti>

/** A row of the sheet, by its columns. */
export type FileRow = Record<string, string>

export interface ReadFile {
  readonly rows: readonly FileRow[]
  readonly errors: readonly { readonly row: number; readonly field: string; readonly message: string }[]
}

/** The program's input. */
export interface FileToRead {
  readonly kind: 'QTI' | 'GIFT'
  readonly text: string
}

const PROGRAM = threadProgram(import.meta.url, 'file-thread')
/** The slowest file that people have takes a tenth of a second. */
const LIMITS = { megabytes: 192, withinMs: 10_000 }
const oneByOne = createGate({ mostAtOnce: 1, mostWaiting: 8, patienceMs: 30_000 })

/** Throws NOT_A_QTI_FILE, also for a file that takes too long. */
export async function readQti(_ctx: Ctx, { text, ...file }: TextFile) {
  const read = (await readIn({ kind: 'QTI', text })) as ReadFile | 'NOT_ONE' | 'TOO_MUCH' // file-thread.ts
  if (typeof read === 'string') throw errors.NOT_A_QTI_FILE()
  return withCommon(read, file)
}

/** Throws NOT_A_GIFT_FILE, also for a file that takes too long. */
export async function readGift(_ctx: Ctx, { text, ...file }: TextFile) {
  const read = (await readIn({ kind: 'GIFT', text })) as ReadFile | StoppedAt | 'NOT_ONE' | 'TOO_MUCH' // file-thread.ts
  if (typeof read === 'string') throw errors.NOT_A_GIFT_FILE({ line: 1, column: 1 })
  if ('line' in read) throw errors.NOT_A_GIFT_FILE({ line: read.line, column: read.column })
  return withCommon(read, file)
}

function readIn(file: FileToRead): Promise<unknown> {
  return oneByOne.pass(() => runThread(PROGRAM, file, LIMITS))
}

function withCommon({ rows, errors: wrong }: ReadFile, { source, licence, ...place }: Omit<TextFile, 'text'>) {
  const common = { ...place, grade: String(place.grade), source, licence, language: 'en' }
  return { rows: rows.map((row) => ({ ...common, ...row })), errors: [...wrong] }
}
