import type { Learner } from '#core/modules/accounts/account.ts'
import { DEFAULT_CHOICE } from '#core/taxonomy/grade.ts'
import { listLearners } from '#server/modules/accounts/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listedPrograms, runningYear } from './find-program.ts'

type StudentInfo = Learner['studentInfo']

/**
 * The program the plans page opens with: the learner's own, else the first of the learner's class, else the default choice,
 * which is never written to a profile (decision L-16).
 */
export async function programForLearner(ctx: Ctx, { accountId, learnerId }: Household) {
  const learners = await listLearners(ctx.db, accountId)
  const studying = learners.find(({ userId }) => userId === learnerId)?.studentInfo
  const own = studying && (await choiceFor(ctx, studying))
  if (own) return { ...own, isDefault: false }
  return { ...DEFAULT_CHOICE, year: await runningYear(ctx, DEFAULT_CHOICE.grade), isDefault: true }
}

async function choiceFor(ctx: Ctx, { grade, stream, board, target }: StudentInfo) {
  if (grade === null) return undefined
  const year = await runningYear(ctx, grade)
  const ofClass = await listedPrograms(ctx, { grade, stream: stream ?? undefined })
  const running = ofClass.filter((program) => program.year === year)
  const serves = ({ boards }: { readonly boards: readonly string[] }) => board !== null && boards.includes(board)
  const boardFirst = [...running.filter(serves), ...running]
  const program = boardFirst.find((each) => each.target === target) ?? boardFirst[0]
  if (!program) return undefined
  return {
    grade,
    stream: program.stream,
    board: board !== null && serves(program) ? board : (program.boards[0] ?? ''),
    target: program.target,
    year: program.year,
  }
}
