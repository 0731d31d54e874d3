// A teacher's remarks on the month of each learner of the teacher's own classes.
import type { InputOf } from '#core/kernel/endpoint.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { fromIndia, indianDay, type Instant } from '#core/kernel/time.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { remarkErrors as errors } from '#core/modules/classroom/errors.ts'
import type { teacherRemarksApi } from '#core/modules/classroom/teaching/remarks-api.ts'
import { maskContacts } from '#core/taxonomy/mask-contacts.ts'
import { listLearnerNames } from '#server/modules/accounts/index.ts'
import type { Call, Teacher } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listRemarksOfMonth, listTaughtLearners, upsertRemark } from './store-remarks.ts'

/** The month's learners by name. It is this month, unless another one is given. */
export async function listTeacherRemarks(
  ctx: Ctx,
  { month = indianDay(ctx.now()).slice(0, 7) }: { readonly month?: string | undefined },
  { actor: { teacherId } }: Call<Teacher>,
) {
  const [taught, remarks] = await Promise.all([
    listTaughtLearners(ctx.db, { teacherId, ...spanOf(month) }),
    listRemarksOfMonth(ctx.db, teacherId, month),
  ])
  const names = await listLearnerNames(ctx.db, taught.map(({ learnerId }) => learnerId)) // prettier-ignore
  const byLearner = new Map(remarks.map((remark) => [remark.learnerId, remark]))
  const learners = taught.map(({ learnerId, classes, attended }) => {
    const { text, status, note = null } = byLearner.get(learnerId) ?? {}
    return {
      learnerId: LearnerId.parse(learnerId),
      name: names.get(learnerId) ?? 'A learner without a name',
      classes,
      attended,
      remark: text === undefined || status === undefined ? null : { text, status, note },
    }
  })
  return { month, learners: learners.toSorted((a, b) => a.name.localeCompare(b.name)) }
}

/** A learner whom the teacher has not taught in this month is refused, with an audit row. Numbers and handles are masked. */
export async function writeRemark(
  ctx: Ctx,
  { learnerId, month, text }: InputOf<typeof teacherRemarksApi.writeRemark>,
  { actor }: Call<Teacher>,
): Promise<void> {
  const { teacherId } = actor
  const [taught] = await listTaughtLearners(ctx.db, { teacherId, ...spanOf(month) }, learnerId)
  if (!taught) {
    await audit(ctx, ctx.db, { actor, action: 'remark on another teacher’s learner', subject: learnerId })
    throw commonErrors.FORBIDDEN_ERROR()
  }
  const remark = { id: ctx.newId('rmk'), learnerId, teacherId, month, text: maskContacts(text) }
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await upsertRemark(tx, remark, ctx.now()))) throw errors.REMARK_IS_PUBLISHED()
  })
}

/** A month in India. */
function spanOf(month: string): { readonly from: Instant; readonly till: Instant } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { from: fromIndia(year, number, { day: 1 }), till: fromIndia(year, number + 1, { day: 1 }) }
}
