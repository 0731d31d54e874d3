import { commonErrors } from '#core/kernel/common-errors.ts'
import type { AnswerOf, InputOf } from '#core/kernel/endpoint.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import type { checklistApi } from '#core/modules/listings/checklist/api.ts'
import { checkCourse, hasPage, missingTexts, refusalsOf } from '#core/modules/listings/checklist/course-checklist.ts'
import { countTrials, findWrittenCourse, isOwnNewCourse, type WrittenCourse } from '#server/modules/catalogue/index.ts'
import { findWrittenProgram, listWrittenPlans, type WrittenPlan } from '#server/modules/plans/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { Row } from '#server/platform/resource/store.ts'
import { partsOf } from './course-parts.ts'

type Checklist = typeof checklistApi.getCourseChecklist

/** Throws NOT_FOUND_ERROR. */
export async function courseChecklist(
  ctx: Ctx,
  { id }: InputOf<Checklist>,
  { actor: { staffId } }: Call<Staff>,
): Promise<AnswerOf<Checklist>> {
  const course = await findWrittenCourse(ctx.db, id, ctx.now())
  if (!course) throw commonErrors.NOT_FOUND_ERROR()
  const parts = await partsOf(ctx, ctx.db, course)
  const { title, status, hasDraft, slug } = course
  return {
    id,
    title,
    status,
    hasDraft,
    steps: checkCourse(parts, ctx.now()).map(({ step, lacks }) => ({ step, lacks: [...lacks] })),
    needsSecondPerson: await isOwnNewCourse(ctx.db, course, staffId),
    batches: parts.batches,
    trials: await countTrials(ctx.db, id, ctx.now()),
    plans: parts.plans,
    programs: await programsOf(ctx, parts.plans),
    hasPage: hasPage(parts),
    path: status === 'ACTIVE' ? `/course/${slug}` : null,
  }
}

/** Throws COURSE_NOT_READY for a course that goes on sale, and for texts that one on sale would lose. */
export async function checkSale(ctx: Ctx, tx: Tx, row: Row): Promise<void> {
  const course = row as unknown as WrittenCourse // only courses are checked
  const problems =
    course.status === 'ACTIVE'
      ? missingTexts(course)
      : refusalsOf(checkCourse(await partsOf(ctx, tx, course), ctx.now()))
  if (problems.length > 0) throw catalogueErrors.COURSE_NOT_READY({ problems: problems.join(' ') })
}

async function programsOf(ctx: Ctx, plans: readonly WrittenPlan[]) {
  const ids = [...new Set(plans.map(({ programId }) => programId))]
  const programs = await Promise.all(ids.map((id) => findWrittenProgram(ctx.db, id, ctx.now())))
  return Promise.all(
    programs
      .flatMap((program) => program ?? [])
      .map(async ({ id, name, isHidden, status, hasDraft }) => {
        const parts = [{ status, hasDraft }, ...(await listWrittenPlans(ctx.db, { programId: id }, ctx.now()))]
        const waiting = parts.filter((part) => part.status === 'DRAFT' || part.hasDraft).length
        return { id, name, isHidden, status, waiting }
      }),
  )
}
