// Programs and plans as staff keep them: what is written, and what families see.
import { sql } from 'kysely'
import { MAX_PAGE, type RecordOf } from '#core/kernel/resource.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { fullPriceProblem } from '#core/modules/plans/full-price.ts'
import { plansStaffApi as api } from '#core/modules/plans/staff-api.ts'
import { findSellableBundle, listBundleIds } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { withDrafts } from '#server/platform/resource/drafts.ts'
import { withChildRows } from '#server/platform/resource/fields/resource-fields.ts'
import { withPriceHistory } from '#server/platform/resource/price-history.ts'
import { publishedAs, type Publication } from '#server/platform/resource/publication.ts'
import type { ResourceRules } from '#server/platform/resource/resource.ts'
import type { Row } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { beginPlanPrice, replaceServices } from '../store-write.ts'

export const programRows = tableStore(api.staffPrograms, { table: 'plans.program', search: ['name'] })

export const programs: Publication<typeof api.staffPrograms> = { api: api.staffPrograms, live: programRows }

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
  byTwo: ['price', 'cutPrice'],
  ready: checkReady,
}

type ReadyPlan = Row<Omit<RecordOf<typeof api.staffPlans>, 'hasDraft' | 'edition'>>

/** Throws why families should not buy this plan yet. */
async function checkReady(ctx: Ctx, tx: Tx, plan: ReadyPlan): Promise<void> {
  const course = await findSellableBundle(ctx, plan.bundleId)
  if (!course) throw planErrors.COURSE_NOT_ON_SALE()
  const { data } = await withDrafts(plans).list(tx, { bundleId: plan.bundleId, programId: plan.programId, from: 0, size: MAX_PAGE }, ctx.now()) // prettier-ignore
  const others = data.filter(({ id, status }) => id !== plan.id && status !== 'INACTIVE')
  const problem = fullPriceProblem([plan, ...others], course, ctx.now())
  if (problem !== undefined) throw planErrors.FULL_PRICE_TOO_HIGH({ problem })
}

export const planRules: ResourceRules<typeof api.staffPlans> = {
  kind: 'pln',
  async check(_ctx, tx, { fields: { bundleId } }) {
    if (bundleId !== undefined && (await listBundleIds(tx, [bundleId])).size === 0) throw planErrors.NO_SUCH_COURSE()
  },
}

export const planResource = publishedAs(plans, planRules)
