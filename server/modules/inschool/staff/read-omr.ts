// Answer sheets of paper as rows of a CSV: class, roll, name, and one column for each question in the order of the paper.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import type { PaperQuestionView } from '#core/modules/papers/paper-view.ts'
import { readOmrCell } from '#core/modules/inschool/omr.ts'
import { ClassName, PupilName, Roll } from '#core/modules/inschool/session.ts'
import type { inschoolStaffApi } from '#core/modules/inschool/staff-api.ts'
import type { Answer } from '#core/modules/questions/answer-key.ts'
import { saveResponses, startForPupil, submitIn } from '#server/modules/attempts/index.ts'
import { findPaper, viewPaper } from '#server/modules/papers/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
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

interface Sheet {
  readonly name: string
  readonly className: string
  readonly roll: string
  readonly answers: readonly { readonly questionId: string; readonly value: Answer | null }[]
}

/** Rows that are wrong are named and left out. Throws NOT_FOUND_ERROR. */
export async function enterSheets(ctx: Ctx, actor: Staff, { id, rows, dryRun }: OmrInput) {
  const session = await findSessionById(ctx.db, id)
  const paper = session && (await findPaper(ctx.db, session.paperId))
  if (!session || !paper) throw commonErrors.NOT_FOUND_ERROR()
  const { questions } = await viewPaper(ctx.db, paper.sections, null)
  const errors: RowError[] = []
  let added = 0
  for (const [i, row] of rows.entries()) {
    const sheet = readSheet(row, questions)
    const problem = 'field' in sheet ? sheet : await enterSheet(ctx, session, sheet, dryRun)
    if (problem) errors.push({ row: i + 1, ...problem })
    else added += 1
  }
  if (!dryRun) await audit(ctx, ctx.db, { actor, action: 'school-sessions.enter-sheets', subject: `school-sessions/${id}`, detail: { after: { added } } }) // prettier-ignore
  return { added, errors }
}

type SheetProblem = Omit<RowError, 'row'>

function readSheet(row: Readonly<Record<string, string>>, questions: readonly PaperQuestionView[]): Sheet | SheetProblem {
  const [name, className, roll] = [PupilName.safeParse(row['name'] ?? ''), ClassName.safeParse(row['class'] ?? ''), Roll.safeParse(row['roll'] ?? '')] // prettier-ignore
  if (!name.success) return { field: 'name', message: 'Enter a name.' }
  if (!className.success) return { field: 'class', message: 'Enter a class.' }
  if (!roll.success) return { field: 'roll', message: 'Enter a roll number.' }
  const read = questions.map((question, i) => ({ question, no: String(i + 1), answer: readOmrCell(question, row[String(i + 1)] ?? '') }))
  const wrong = read.find(({ answer }) => answer === undefined)
  if (wrong) return { field: wrong.no, message: 'Enter letters of options such as A or AC, or a number.' }
  const answers = read.map(({ question, answer }) => ({ questionId: question.id, value: answer ?? null }))
  return { name: name.data, className: className.data, roll: roll.data, answers }
} // prettier-ignore

/** The pupil's attempt is submitted at once. Answers a problem, or undefined. */
async function enterSheet(ctx: Ctx, session: SchoolSession, sheet: Sheet, dryRun: boolean): Promise<SheetProblem | undefined> {
  const { name, className, roll, answers } = sheet
  return ctx.db.transaction().execute(async (tx) => {
    await lockSession(tx, session.id)
    const place = { sessionId: session.id, className, roll }
    if (await findPupilByRoll(tx, place)) return { field: 'roll', message: 'This class and roll number is there already.' }
    if ((await countPupils(tx, session.id)) >= session.maxPupils) return { field: 'roll', message: 'All places of this session are taken.' }
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
