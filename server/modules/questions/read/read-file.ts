// A file of another system, as rows of the import sheet. A thread of its own reads it: a small file can be made to take long.
import type { InputOf } from '#core/kernel/endpoint.ts'
import { questionErrors as errors } from '#core/modules/questions/errors.ts'
import type { questionsStaffApi } from '#core/modules/questions/staff-api.ts'
import { createGate } from '#server/platform/access/gate.ts'
import type { Ctx } from '#server/platform/context.ts'
import { runThread, threadProgram } from '#server/platform/jobs/thread.ts'
import type { FileToRead, ReadFile, StoppedAt } from './file-row.ts'

type TextFile = InputOf<typeof questionsStaffApi.staffQuestionReview.readQti>

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
