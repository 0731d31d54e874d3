// Programs and plans as staff keep them: what is written, and what families see.
import { sql } from 'kysely'
import { planErrors } from '#core/modules/plans/errors.ts'
import { plansStaffApi as api } from '#core/modules/plans/staff-api.ts'
import { findSellableBundle, listBundleIds } from '#server/modules/catalogue/index.ts'
import { withChildRows } from '#server/platform/resource/fields/resource-fields.ts'
import { withPriceHistory } from '#server/platform/resource/price-history.ts'
import { publishedAs, type Publication } from '#server/platform/resource/publication.ts'
import type { ResourceRules } from '#server/platform/resource/resource.ts'
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
  ready: async (ctx, _tx, { bundleId }) => {
    if (!(await findSellableBundle(ctx, bundleId))) throw planErrors.COURSE_NOT_ON_SALE()
  },
}

export const planRules: ResourceRules<typeof api.staffPlans> = {
  kind: 'pln',
  async check(_ctx, tx, { fields: { bundleId } }) {
    if (bundleId !== undefined && (await listBundleIds(tx, [bundleId])).size === 0) throw planErrors.NO_SUCH_COURSE()
  },
}

export const planResource = publishedAs(plans, planRules)
