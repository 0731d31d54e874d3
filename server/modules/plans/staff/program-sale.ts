// The sale of a program: the link that shows it, what it lacks, and who may publish its changes.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { AnswerOf, InputOf } from '#core/kernel/endpoint.ts'
import type { Paise } from '#core/kernel/money.ts'
import type { plansStaffApi } from '#core/modules/plans/staff-api.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import { findSellableBundle, findWrittenCourse, gradeBoards, targets } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { editionsOf, publishersOfAll, type Publication } from '#server/platform/resource/publication.ts'
import { fittingPrograms, runningYear } from '../find-program.ts'
import { linkTo } from '../including-plans.ts'
import { findWrittenProgram, listWrittenPlans, plans, programs, type WrittenPlan, type WrittenProgram } from './published.ts' // prettier-ignore

type Sale = typeof plansStaffApi.staffPlanActions.getProgramSale

/** Throws NOT_FOUND_ERROR. */
export async function programSale(ctx: Ctx, { id }: InputOf<Sale>): Promise<AnswerOf<Sale>> {
  const program = await findWrittenProgram(ctx.db, id, ctx.now())
  if (!program) throw commonErrors.NOT_FOUND_ERROR()
  const written = await listWrittenPlans(ctx.db, { programId: id }, ctx.now())
  const live = written.find(({ status }) => status === 'ACTIVE')
  const waiting = [
    { publication: programs as unknown as Publication, ...program },
    ...written.map((plan) => ({ publication: plans as unknown as Publication, ...plan })),
  ].filter(({ status, hasDraft }) => status === 'DRAFT' || hasDraft)
  const each = await Promise.all(
    waiting.map(async ({ publication, id: waitingId, status }) => ({
      id: waitingId,
      status,
      ...(await editionsOf(ctx, publication, waitingId)),
    })),
  )
  return {
    path: program.status === 'ACTIVE' && live && (await isSold(ctx, live)) ? linkTo(live.id) : null,
    lacks: [...(await lacksOfPlans(ctx, written)), ...(program.isHidden ? [] : await lacksOfList(ctx, program))],
    publishers: publishersOfAll(each),
    waiting: each.map(({ id: waitingId, status, writtenBy, live: { price } }) => ({
      id: waitingId,
      writtenBy,
      livePrice: status === 'DRAFT' ? null : ((price as Paise | undefined) ?? null), // a plan has one
    })),
  }
}

async function isSold(ctx: Ctx, { bundleId }: WrittenPlan): Promise<boolean> {
  return (await findSellableBundle(ctx, bundleId)) !== undefined
}

async function lacksOfPlans(ctx: Ctx, written: readonly WrittenPlan[]): Promise<string[]> {
  if (written.length === 0) return ['Add a plan with a price.']
  const lacks: string[] = []
  for (const bundleId of new Set(written.map((plan) => plan.bundleId))) {
    if (await findSellableBundle(ctx, bundleId)) continue
    const course = await findWrittenCourse(ctx.db, bundleId, ctx.now())
    lacks.push(`Publish the course “${course?.title.en ?? bundleId}” first: its plans cannot be sold before.`)
  }
  return lacks
}

/** Why the plans page does not offer a listed program. Its link shows it all the same. */
async function lacksOfList(ctx: Ctx, program: WrittenProgram): Promise<string[]> {
  const { id, grade, target, year, language } = program
  const stream = program.stream as Stream | null
  const [board = ''] = program.boards
  const lacks: string[] = []
  const { grades } = await gradeBoards(ctx, 'en')
  const ownClass = grades.find((each) => each.grade === grade && each.stream === stream)
  const listed = await targets(ctx, { grade, board, ...(stream && { stream }) }, 'en')
  if (!ownClass?.boards.some(({ key }) => key === board) || !listed.some(({ key }) => key === target))
    lacks.push('No listed course has this class, board and target, so families cannot choose them. List a course, or give families the link.') // prettier-ignore
  const running = await runningYear(ctx, grade)
  if (year !== running)
    lacks.push(`The plans page shows programs of ${running} for this class. Give families the link.`)
  const fitting = await fittingPrograms(ctx, { grade, target, year, board, language, ...(stream && { stream }) })
  const first = fitting.find((each) => each.id !== id)
  if (first && fitting[0]?.id !== id)
    lacks.push(`“${first.name.en}” comes first for this class, board and target. Give this program a lower rank, or give families the link.`) // prettier-ignore
  return lacks
}
