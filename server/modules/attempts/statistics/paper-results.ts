// The results of a paper for staff: marks of first attempts, and how well each question tells strong from weak learners.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { showMarks, type Thousandths } from '#core/modules/papers/marking/marks.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import { listVersionWords } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'

/** Statistics say something from so many attempts on. */
const LEAST_ATTEMPTS = 30

interface QuestionRow {
  readonly questionId: string
  readonly attempts: number
  readonly pValue: number | null
  readonly discrimination: number | null
}

/** Throws NOT_FOUND_ERROR. */
export async function viewPaperResults({ staffDb }: Ctx, paperId: string) {
  const paper = await findPaper(staffDb, paperId)
  if (!paper) throw commonErrors.NOT_FOUND_ERROR()
  const { takers, mean, highest, lowest } = await summaryOf(staffDb, paperId)
  const rows = new Map((await statisticsOf(staffDb, paperId)).map((each) => [each.questionId, each]))
  const questions = paper.sections.flatMap((section) => section.questions)
  const words = await listVersionWords(staffDb, questions)
  return {
    takers,
    mean: mean === null ? null : Math.round(mean) / 1_000,
    highest: shown(highest),
    lowest: shown(lowest),
    questions: questions.map((id) => ({ ...shownRow(rows.get(id), id), words: words.get(id) ?? '' })),
  }
}

async function summaryOf(db: Db, paperId: string) {
  const { rows } = await sql<{ takers: number; mean: number | null; highest: number | null; lowest: number | null }>`
    select count(*)::int as takers, avg(marks)::float8 as mean, max(marks) as highest, min(marks) as lowest
    from attempts.attempt where paper_id = ${paperId} and status = 'EVALUATED' and no = 1`.execute(db)
  return rows[0] ?? { takers: 0, mean: null, highest: null, lowest: null }
}

/** Pearson's correlation with a variable of two values is the point-biserial one. */
async function statisticsOf(db: Db, paperId: string): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select s.question_id as "questionId", count(*)::int as attempts, avg((outcome = 'CORRECT')::int)::float8 as "pValue",
      corr((outcome = 'CORRECT')::int, a.marks) as discrimination
    from attempts.score s join attempts.attempt a on a.id = s.attempt_id
    where a.paper_id = ${paperId} and a.status = 'EVALUATED' and a.no = 1 and outcome in ('CORRECT', 'PARTIAL', 'WRONG', 'BLANK')
    group by s.question_id`.execute(db)
  return rows
} // prettier-ignore

function shownRow(row: QuestionRow | undefined, questionId: string): QuestionRow {
  if (!row || row.attempts < LEAST_ATTEMPTS)
    return { questionId, attempts: row?.attempts ?? 0, pValue: null, discrimination: null }
  return { ...row, pValue: rounded(row.pValue), discrimination: rounded(row.discrimination) }
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1_000) / 1_000
}

function shown(marks: number | null): string | null {
  return marks === null ? null : showMarks(marks as Thousandths) // stored as such
}
