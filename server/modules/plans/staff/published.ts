// Programs and plans as staff keep them: what is written, and what families see.
import { sql } from 'kysely'
import { showMoney } from '#core/kernel/money.ts'
import { MAX_PAGE, type RecordOf } from '#core/kernel/resource.ts'
import type { Instant } from '#core/kernel/time.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { fullPriceProblem } from '#core/modules/plans/full-price.ts'
import { isReasonTrue } from '#core/modules/plans/price-reason.ts'
import { plansStaffApi as api } from '#core/modules/plans/staff-api.ts'
import { findSellableBundle, listBundleIds, taughtOf } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { withDrafts } from '#server/platform/resource/drafts.ts'
import { withChildRows } from '#server/platform/resource/fields/resource-fields.ts'
import { withPriceHistory } from '#server/platform/resource/price-history.ts'
import { publishedAs, type Publication } from '#server/platform/resource/publication.ts'
import type { ResourceRules } from '#server/platform/resource/resource.ts'
import type { Row } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { priceCourses, priceCoursesOf } from '../course-price.ts'
import { beginPlanPrice, replaceServices } from '../store-write.ts'

export const programRows = tableStore(api.staffPrograms, { table: 'plans.program', search: ['name'] })

export const programs: Publication<typeof api.staffPrograms> = {
  api: api.staffPrograms,
  live: programRows,
  ready: checkPrices,
  published: (_ctx, tx, { after }) => priceCoursesOf(tx, after.id),
}

export const planRows = tableStore(api.staffPlans, {
  table: 'plans.plan',
  computed: {
    services: sql`array(select service from plans.variant_info join plans.service on key = service
      where plan_id = plan.id and (data_type = 'INT' or value = 'true') order by position)`,
  },
  search: ['title', 'programId', 'bundleId'],
})

export const plans: Publication<typeof api.staffPlans> = {
  api: api.staffPlans,
  live: withPriceHistory(withChildRows(planRows, { services: replaceServices }), beginPlanPrice),
  // The price, and what it buys.
  byTwo: ['price', 'cutPrice', 'bundleId', 'variantName', 'validMonths', 'aioValidTill', 'services'],
  ready: checkReady,
  published: (_ctx, tx, { before, after }) => priceCourses(tx, [before.bundleId, after.bundleId]),
}

type ReadyPlan = Row<Omit<RecordOf<typeof api.staffPlans>, 'hasDraft' | 'edition'>>

/** Throws why families should not buy this plan yet. */
async function checkReady(ctx: Ctx, tx: Tx, plan: ReadyPlan): Promise<void> {
  const course = await findSellableBundle(ctx, plan.bundleId)
  if (!course) throw planErrors.COURSE_NOT_ON_SALE()
  const { id, bundleId, programId } = plan
  const others = (await listWrittenPlans(tx, { bundleId, programId }, ctx.now())).filter((each) => each.id !== id)
  const problem = fullPriceProblem([plan, ...others], course, ctx.now())
  if (problem !== undefined) throw planErrors.FULL_PRICE_TOO_HIGH({ problem })
  if (plan.priceReason && !isReasonTrue(plan.priceReason, await taughtOf(ctx, course)))
    throw planErrors.PRICE_REASON_UNTRUE()
  await refuseOtherPrice(tx, plan, await findProgram(tx, programId, ctx.now()), ctx.now())
}

type ReadyProgram = Row<Omit<RecordOf<typeof api.staffPrograms>, 'hasDraft' | 'edition'>>

/** Throws FULL_PRICES_DIFFER where families would see a full course of this program at another price than elsewhere. */
async function checkPrices(ctx: Ctx, tx: Tx, program: ReadyProgram): Promise<void> {
  const own = await plans.live.list(tx, { programId: program.id, status: 'ACTIVE', from: 0, size: MAX_PAGE }, ctx.now())
  for (const plan of own.data) await refuseOtherPrice(tx, plan, program, ctx.now())
}

/** Throws FULL_PRICES_DIFFER where two listed programs would sell one full course at two prices. `program` is the plan's. */
async function refuseOtherPrice(
  tx: Tx,
  plan: ReadyPlan,
  program: ReadyProgram | undefined,
  now: Instant,
): Promise<void> {
  if (plan.validMonths !== 0 || !isListed(program)) return
  for (const other of await listWrittenPlans(tx, { bundleId: plan.bundleId }, now)) {
    const isSame = other.id === plan.id || other.validMonths !== 0 || other.variantName !== plan.variantName
    if (isSame || other.price === plan.price || !isListed(await findProgram(tx, other.programId, now))) continue
    throw planErrors.FULL_PRICES_DIFFER({ own: showMoney(plan.price), other: showMoney(other.price), title: { en: other.title.en ?? '' } }) // prettier-ignore
  }
}

/** A program that is on sale, or may come on sale, in the list. */
function isListed(program: ReadyProgram | undefined): boolean {
  return program !== undefined && !program.isHidden && program.status !== 'INACTIVE'
}

function findProgram(tx: Tx, id: string, now: Instant): Promise<ReadyProgram | undefined> {
  return programs.live.find(tx, id, now)
}

export const planRules: ResourceRules<typeof api.staffPlans> = {
  kind: 'pln',
  // On sale or off it at once, and with it the price of its course.
  async changed(ctx, tx, id, { before, fields }) {
    if (!before || !('status' in fields)) return
    const plan = comesBack(before, fields) ? await plans.live.find(tx, id, ctx.now()) : undefined
    if (plan) await refuseOtherPrice(tx, plan, await findProgram(tx, plan.programId, ctx.now()), ctx.now())
    await priceCourses(tx, [before.bundleId])
  },
  async check(_ctx, tx, { fields: { bundleId } }) {
    if (bundleId !== undefined && (await listBundleIds(tx, [bundleId])).size === 0) throw planErrors.NO_SUCH_COURSE()
  },
}

export const programRules: ResourceRules<typeof api.staffPrograms> = {
  kind: 'prg',
  async changed(ctx, tx, id, { before, fields }) {
    if (!('status' in fields)) return
    const program = comesBack(before, fields) ? await findProgram(tx, id, ctx.now()) : undefined
    if (program) await checkPrices(ctx, tx, program)
    await priceCoursesOf(tx, id)
  },
}

/** It was off sale, and is put on sale again. */
function comesBack(
  before: { readonly status: string } | undefined,
  { status }: { readonly status?: unknown },
): boolean {
  return before?.status === 'INACTIVE' && status === 'ACTIVE'
}

export const planResource = publishedAs(plans, planRules)

export type WrittenPlan = Row<RecordOf<typeof api.staffPlans>>
export type WrittenProgram = Row<RecordOf<typeof api.staffPrograms>>

/** Those of a course, a program or both that are, or may come, on sale, the full course first. Drafts are shown as written. */
export async function listWrittenPlans(
  db: Db,
  of: { readonly bundleId?: string; readonly programId?: string },
  now: Instant,
): Promise<WrittenPlan[]> {
  const { data } = await withDrafts(plans).list(db, { ...of, from: 0, size: MAX_PAGE, sort: 'validMonths' }, now)
  return data.filter(({ status }) => status !== 'INACTIVE')
}

export function findWrittenProgram(db: Db, id: string, now: Instant): Promise<WrittenProgram | undefined> {
  return withDrafts(programs).find(db, id, now)
}
