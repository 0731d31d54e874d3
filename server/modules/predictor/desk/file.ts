// A file at the data desk: brought in parts, read by its columns, put through the gates.
import { createHash } from 'node:crypto'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { parseCsv } from '#core/kernel/csv.ts'
import { predictorStaffErrors as errors } from '#core/modules/predictor/errors.ts'
import { checkFile } from '#core/modules/predictor/gates/check-file.ts'
import {
  guessMapping,
  NEEDED,
  readRow,
  type Fault,
  type FileRow,
  type Mapping,
} from '#core/modules/predictor/gates/read-row.ts'
import { reportOf, valuesOf } from '#core/modules/predictor/gates/report.ts'
import { predictorStaffApi as api } from '#core/modules/predictor/staff-api.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { keepAuthor } from '#server/platform/resource/requests/authors-of-request.ts'
import { writing } from '#server/platform/resource/resource.ts'
import { countColleges, dataSets, findSetBefore, listInstitutes, listKnownClosings, putPart, readFile, replaceRows } from './store-desk.ts' // prettier-ignore

export interface PartInput {
  readonly id: string
  readonly no: number
  readonly text: string
  readonly fileName: string
}

/** Throws NOT_FOUND_ERROR and SET_IS_FIXED. */
export async function putFilePart(ctx: Ctx, { id, no, text, fileName }: PartInput, { actor }: Call<Staff>) {
  return writing(ctx, async (tx) => {
    await lockDraft(ctx, tx, id)
    await keepAuthor(ctx, tx, { api: api.staffPredictorSets, id, actor, fields: ['file'] })
    await putPart(tx, id, { no, text })
    await dataSets.update(tx, id, { fileName, report: null, rowCount: 0, quarantined: 0 }, ctx.now())
    return { parts: no + 1 }
  })
}

export async function lockDraft(ctx: Ctx, tx: Tx, id: string) {
  await dataSets.lock(tx, id)
  const set = await dataSets.find(tx, id, ctx.now())
  if (!set) throw commonErrors.NOT_FOUND_ERROR()
  if (set.status !== 'DRAFT') throw errors.SET_IS_FIXED()
  return set
}

const FIRST_ROWS = 5

/** Throws NOT_FOUND_ERROR and NOT_A_TABLE. */
export async function readColumns(ctx: Ctx, { id }: { readonly id: string }) {
  if (!(await dataSets.find(ctx.db, id, ctx.now()))) throw commonErrors.NOT_FOUND_ERROR()
  const { headings, lines } = await readTable(ctx.db, id)
  return { headings, first: lines.slice(0, FIRST_ROWS), mapping: guessMapping(headings) }
}

async function readTable(db: Db, id: string) {
  const text = await readFile(db, id)
  const [headings = [], ...lines] = tableOf(text)
  if (lines.length === 0) throw errors.NOT_A_TABLE({ problem: 'it has no rows' })
  return { text, headings: headings.map((heading) => heading.trim()), lines }
}

function tableOf(text: string): string[][] {
  try {
    return parseCsv(text)
  } catch (error) {
    throw errors.NOT_A_TABLE({ problem: error instanceof Error ? error.message : 'it cannot be read' })
  }
}

export interface CheckInput {
  readonly id: string
  readonly mapping: Mapping
}

/** Throws NOT_FOUND_ERROR, SET_IS_FIXED, NOT_A_TABLE and COLUMN_MISSING. */
export async function checkSetFile(ctx: Ctx, { id, mapping }: CheckInput, { actor }: Call<Staff>) {
  return writing(ctx, async (tx) => {
    const set = await lockDraft(ctx, tx, id)
    await keepAuthor(ctx, tx, { api: api.staffPredictorSets, id, actor, fields: ['mapping'] })
    const { text, headings, lines } = await readTable(tx, id)
    const missing = NEEDED.filter((column) => !headings.includes(mapping[column] ?? ''))
    if (missing.length > 0) throw errors.COLUMN_MISSING({ columns: missing.join(', ') })
    const records = lines.map((cells) => Object.fromEntries(headings.map((name, i) => [name, cells[i] ?? ''])))
    const read = records.map((cells, i) => readRow(cells, i + 1, mapping, set))
    const rows = read.filter((each): each is FileRow => !('gate' in each))
    const unread = read.filter((each): each is Fault => 'gate' in each)
    const { passed, faults } = checkFile(rows, { exam: set.exam, institutes: await listInstitutes(tx), closings: await listKnownClosings(tx, set.exam, set.year) }) // prettier-ignore
    const all = [...unread, ...faults].toSorted((a, b) => a.row - b.row)
    const before = await findSetBefore(tx, set)
    const report = reportOf({
      passed,
      faults: all,
      isOneRankList: set.exam === 'MCC',
      collegesBefore: before && (await countColleges(tx, before.id)),
      values: new Set(rows.flatMap(valuesOf)),
    })
    await replaceRows(tx, id, {
      passed,
      faults: all.map((fault) => ({ ...fault, cells: records[fault.row - 1] ?? {} })),
    })
    const counts = { rowCount: passed.length, quarantined: all.length }
    const fileSha256 = createHash('sha256').update(text).digest('hex')
    await dataSets.update(tx, id, { ...counts, mapping, report, fileSha256 }, ctx.now())
    await audit(ctx, tx, { actor, action: 'predictor-sets.check', subject: `predictor-sets/${id}`, detail: { after: { ...counts, fileSha256 } } }) // prettier-ignore
    return { ...counts, report }
  })
}
