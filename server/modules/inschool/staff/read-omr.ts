// Answer sheets of paper as rows of a CSV: class, roll, name, and one column for each question in the order of the paper.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import type { PaperQuestionView } from '#core/modules/papers/paper-view.ts'
import { inschoolErrors as errors } from '#core/modules/inschool/errors.ts'
import { findOmrColumns, readOmrCell, type OmrColumns } from '#core/modules/inschool/omr.ts'
import { seatOf } from '#core/modules/inschool/seat.ts'
import { ClassName, PupilName, Roll } from '#core/modules/inschool/session.ts'
import type { inschoolStaffApi } from '#core/modules/inschool/staff-api.ts'
import type { Answer } from '#core/modules/questions/answer-key.ts'
import { saveResponses, startForPupil, submitIn } from '#server/modules/attempts/index.ts'
import { findPaper, viewPaper } from '#server/modules/papers/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import {
  countPupils,
  findPupilByRoll,
  findSessionById,
  insertPupil,
  lockSession,
  type SchoolSession,
} from '../store.ts'
import { hashOf, newTicket } from '../ticket.ts'

type OmrInput = InputOf<typeof inschoolStaffApi.staffOmr.enterSheets>

interface RowError {
  readonly row: number
  readonly field: string
  readonly message: string
}

type Cells = Readonly<Record<string, string>>

interface Sheet {
  readonly name: string
  readonly className: string
  readonly roll: string
  readonly answers: readonly { readonly questionId: string; readonly value: Answer | null }[]
}

/** Rows that are wrong are named and left out. Throws NOT_FOUND_ERROR and SHEET_LACKS_COLUMNS. */
export async function enterSheets(ctx: Ctx, { id, rows, dryRun }: OmrInput, { actor }: Call<Staff>) {
  const session = await findSessionById(ctx.db, id)
  const paper = session && (await findPaper(ctx.db, session.paperId))
  if (!session || !paper) throw commonErrors.NOT_FOUND_ERROR()
  const { questions } = await viewPaper(ctx.db, paper.sections, null)
  const columns = findOmrColumns([...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))], questions.length)
  if ('missing' in columns) throw errors.SHEET_LACKS_COLUMNS({ columns: columns.missing.join(', ') })
  const problems: RowError[] = []
  const seats = new Set<string>()
  const counts = { added: 0, blank: 0 }
  for (const { row, cells } of rows) {
    const sheet = readSheet(cells, columns, questions)
    const problem = 'field' in sheet ? sheet : await enterOnce(ctx, session, sheet, { seats, dryRun, above: counts.added })
    if (problem) problems.push({ row, ...problem })
    else counts.added += 1
    if (!problem && 'answers' in sheet && sheet.answers.every(({ value }) => value === null)) counts.blank += 1
  }
  if (!dryRun) await audit(ctx, ctx.db, { actor, action: 'school-sessions.enter-sheets', subject: `school-sessions/${id}`, detail: { after: { added: counts.added } } })
  return { ...counts, errors: problems }
} // prettier-ignore

type SheetProblem = Omit<RowError, 'row'>

/** Programs write this for a letter that they cannot read. */
const UNREADABLE = /\ufffd/

function readSheet(cells: Cells, columns: OmrColumns, questions: readonly PaperQuestionView[]): Sheet | SheetProblem {
  const cell = (heading: string) => cells[heading] ?? ''
  const [name, className, roll] = [PupilName.safeParse(cell(columns.name)), ClassName.safeParse(cell(columns.class)), Roll.safeParse(cell(columns.roll))]
  if (!name.success) return { field: 'name', message: 'Enter a name.' }
  if (!className.success) return { field: 'class', message: 'Enter a class.' }
  if (!roll.success) return { field: 'roll', message: 'Enter a roll number.' }
  const garbled = (['name', 'class', 'roll'] as const).find((field) => UNREADABLE.test(cell(columns[field])))
  if (garbled) return { field: garbled, message: 'Letters of this cell are lost. Save the sheet as CSV UTF-8.' }
  const beyond = [...columns.beyond].find(([, heading]) => cell(heading).trim() !== '')
  if (beyond) return { field: String(beyond[0]), message: `The paper has ${questions.length} questions.` }
  const read = questions.map((question, i) => ({ question, no: String(i + 1), answer: readOmrCell(question, cell(columns.questions[i] ?? '')) }))
  const wrong = read.find(({ answer }) => answer === undefined)
  if (wrong) return { field: wrong.no, message: 'Enter letters of options such as A or AC, or a number.' }
  const answers = read.map(({ question, answer }) => ({ questionId: question.id, value: answer ?? null }))
  return { name: name.data, className: className.data, roll: roll.data, answers }
} // prettier-ignore

const IS_THERE = { field: 'roll', message: 'This class and roll number is there already.' }

interface Entering {
  /** The seats of the rows above. */
  readonly seats: Set<string>
  /** So many of them can be entered. */
  readonly above: number
  readonly dryRun: boolean
}

async function enterOnce(ctx: Ctx, session: SchoolSession, sheet: Sheet, { seats, ...run }: Entering) {
  const seat = seatOf(sheet)
  if (seats.has(seat)) return IS_THERE
  seats.add(seat)
  return enterSheet(ctx, session, sheet, run)
}

/** The pupil's attempt is submitted at once. Answers a problem, or undefined. */
async function enterSheet(ctx: Ctx, session: SchoolSession, sheet: Sheet, { above, dryRun }: Omit<Entering, 'seats'>): Promise<SheetProblem | undefined> {
  const { name, className, roll, answers } = sheet
  return ctx.db.transaction().execute(async (tx) => {
    await lockSession(tx, session.id)
    const place = { sessionId: session.id, className, roll }
    if (await findPupilByRoll(tx, place)) return IS_THERE
    const taken = (await countPupils(tx, session.id)) + (dryRun ? above : 0)
    if (taken >= session.maxPupils) return { field: 'roll', message: 'All places of this session are taken.' }
    if (dryRun) return undefined
    const id = ctx.newId('pup')
    const attemptId = await startForPupil(ctx, tx, { pupilId: id, paperId: session.paperId, graceMinutes: 0 })
    await insertPupil(tx, { ...place, id, alias: name, ticketHash: hashOf(newTicket()), attemptId, joinedAt: ctx.now() })
    const items = answers.map(({ questionId, value }, i) => ({ questionId: questionId as never, seq: i + 1, value, status: value ? ('ANSWERED' as const) : ('VISITED' as const), timeMs: 0, clientAt: ctx.now() })) // a paper's own ids
    await saveResponses(tx, { attemptId, learnerId: id, epoch: 0, items, now: ctx.now() })
    await submitIn(ctx, tx, attemptId, 'SUBMITTED')
    return undefined
  })
} // prettier-ignore
