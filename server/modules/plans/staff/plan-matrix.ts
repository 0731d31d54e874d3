import { commonErrors } from '#core/kernel/common-errors.ts'
import type { RecordOf } from '#core/kernel/resource.ts'
import type { AnswerOf, InputOf } from '#core/kernel/endpoint.ts'
import { shownVariant, type VariantName } from '#core/modules/catalogue/variant.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { planTitle } from '#core/modules/plans/plan-title.ts'
import { servicesByVariant } from '#core/modules/plans/service-inclusion.ts'
import type { plansStaffApi } from '#core/modules/plans/staff-api.ts'
import { listBundleIds } from '#server/modules/catalogue/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { writing, writeOne } from '#server/platform/resource/resource.ts'
import type { Row } from '#server/platform/resource/store.ts'
import { planResource, programs } from './published.ts'

type Saving = typeof plansStaffApi.staffPlanActions.savePlanMatrix
type Plan = Row<RecordOf<typeof plansStaffApi.staffPlans>>
type Cell = InputOf<Saving>['cells'][number]

/** Plans are made for empty cells and changed in the others, as drafts. With one wrong cell nothing is written. */
export async function savePlanMatrix(
  ctx: Ctx,
  { id: programId, cells, reason }: InputOf<Saving>,
  { actor }: Call<Staff>,
): Promise<AnswerOf<Saving>> {
  return writing(ctx, async (tx) => {
    await programs.live.lock?.(tx, programId)
    const program = await programs.live.find(tx, programId, ctx.now())
    if (!program) throw commonErrors.NOT_FOUND_ERROR()
    const known = await lockPlans(ctx, tx, programId)
    const courses = await listBundleIds(
      tx,
      cells.map(({ bundleId }) => bundleId),
    )
    const errors = cells.flatMap((cell, i) => {
      const isTwice = cells.findIndex((other) => keyOf(other) === keyOf(cell)) < i
      const message = isTwice ? 'This cell is there twice.' : problemWith(cell, known.get(keyOf(cell)), courses)
      return message === undefined ? [] : [{ variantName: cell.variantName, validMonths: cell.validMonths, message }]
    })
    if (errors.length > 0) return { saved: 0, errors }
    for (const { version: _version, ...fields } of cells) {
      const before = known.get(keyOf(fields))
      const all = before ? fields : { ...fields, ...newPlan(fields, program) }
      const id = before?.id ?? ctx.newId('pln')
      await writeOne(ctx, tx, planResource, { id, actor, before, fields: all, reason })
    }
    return { saved: cells.length, errors }
  })
}

function keyOf({ variantName, validMonths }: { readonly variantName: string; readonly validMonths: number }): string {
  return `${variantName} ${validMonths}`
}

/** Those of its plans that are, or may come, on sale. They stay as they are until the transaction ends. */
async function lockPlans(ctx: Ctx, tx: Tx, programId: string): Promise<Map<string, Plan>> {
  const { store } = planResource
  const listed = () => store.list(tx, { programId, from: 0, size: MOST_PLANS, sort: 'validMonths' }, ctx.now())
  for (const { id } of (await listed()).data) await store.lock?.(tx, id)
  const live = (await listed()).data.filter(({ status }) => status !== 'INACTIVE')
  return new Map(live.map((plan) => [keyOf(plan), plan]))
}

const MOST_PLANS = 500

function problemWith(cell: Cell, before: Plan | undefined, courses: ReadonlySet<string>): string | undefined {
  if (!courses.has(cell.bundleId)) return planErrors.NO_SUCH_COURSE.message
  if (before && cell.version === null) return 'Somebody has made this plan meanwhile.'
  if (!before && cell.version !== null) return 'This plan is no longer here.'
  if (before && before.version !== cell.version) return 'Somebody has changed this plan meanwhile.'
}

function newPlan(
  { variantName, validMonths }: Pick<Cell, 'variantName' | 'validMonths'>,
  program: Pick<RecordOf<typeof plansStaffApi.staffPrograms>, 'grade'> & { readonly id: string },
) {
  const shown = shownVariant(variantName as VariantName, program.grade)
  return {
    programId: program.id,
    title: planTitle(shown, validMonths),
    services: servicesByVariant[variantName],
    aioValidTill: null,
  }
}
