// Questions in a Word document, as rows of the import sheet. A thread of its own reads the document.
import type { InputOf } from '#core/kernel/endpoint.ts'
import { questionErrors as errors } from '#core/modules/questions/errors.ts'
import type { questionsStaffApi } from '#core/modules/questions/staff-api.ts'
import { createGate } from '#server/platform/access/gate.ts'
import type { Ctx } from '#server/platform/context.ts'
import { runThread, threadProgram } from '#server/platform/jobs/thread.ts'
import type { ReadDocument } from './docx/read-document.ts'

type DocxFile = InputOf<typeof questionsStaffApi.staffQuestionReview.readDocx>

const PROGRAM = threadProgram(import.meta.url, 'docx-thread')
/** The slowest document that is not refused takes 3 seconds of a processor, and longer where others work too. */
const LIMITS = { megabytes: 256, withinMs: 30_000 }
/** One document at a time: a thread takes a processor and memory. */
const oneByOne = createGate({ mostAtOnce: 1, mostWaiting: 8, patienceMs: 60_000 })

/** Throws NOT_A_DOCX_FILE and DOCX_TOO_LARGE. Questions that a sheet cannot hold are reported and left out. */
export async function readDocx(_ctx: Ctx, { file, source, licence, ...place }: DocxFile) {
  const read = (await oneByOne.pass(() => runThread(PROGRAM, file, LIMITS))) as ReadDocument | 'TOO_MUCH' // docx-thread.ts
  if (read === 'TOO_MUCH') throw errors.DOCX_TOO_LARGE()
  if (typeof read === 'string') throw errors[read]()
  const { rows, errors: wrong } = read
  if (rows.length + wrong.length === 0) throw errors.NO_QUESTION_IN_DOCX()
  const common = { ...place, grade: String(place.grade), source, licence }
  return { rows: rows.map((row) => ({ ...common, ...row })), errors: wrong }
}
