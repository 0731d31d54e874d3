// Programs and plans as staff keep them: what is written, and what families see.
import { sql } from 'kysely'
import { planErrors } from '#core/modules/plans/errors.ts'
import { findSellableBundle, listBundleIds } from '#server/modules/catalogue/index.ts'
import { hasDraft } from '#server/platform/resource/draft-store.ts'
import { withDrafts } from '#server/platform/resource/drafts.ts'
import { withParts } from '#server/platform/resource/parts.ts'
import { withPriceHistory } from '#server/platform/resource/price-history.ts'
import type { Publication } from '#server/platform/resource/publication.ts'
import type { ResourceRules, Resource } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { beginPlanPrice, replaceServices } from '../store-write.ts'

const programFields = ['name', 'grade', 'stream', 'boards', 'target', 'year', 'language', 'rank', 'isHidden']

export const programs: Publication = {
  name: 'programs',
  fields: programFields,
  live: tableStore({
    table: 'plans.program',
    fields: [...programFields, 'status', 'isDemo'],
    json: ['name'],
    search: ['name'],
    where: { hasDraft: (value) => sql<boolean>`${hasDraft('programs', sql.ref('program.id'))} = ${value}` },
    sortedBy: 'grade',
  }),
}

const columns = ['programId', 'bundleId', 'variantName', 'validMonths', 'title', 'price', 'cutPrice', 'aioValidTill']

const rows = tableStore({
  table: 'plans.plan',
  fields: [...columns, 'status'],
  computed: {
    services: sql`array(select service from plans.variant_info join plans.service on key = service
      where plan_id = plan.id and (data_type = 'INT' or value = 'true') order by position)`,
  },
  json: ['title'],
  instants: ['aioValidTill'],
  search: ['title', 'programId', 'bundleId'],
  where: { hasDraft: (value) => sql<boolean>`${hasDraft('plans', sql.ref('plan.id'))} = ${value}` },
  sortedBy: 'programId',
})

export const plans: Publication = {
  name: 'plans',
  fields: [...columns, 'services'],
  live: withPriceHistory(withParts(rows, { services: replaceServices }), beginPlanPrice),
  byTwo: ['price', 'cutPrice'],
  ready: async (ctx, _tx, { bundleId }) => {
    if (!(await findSellableBundle(ctx, String(bundleId)))) throw planErrors.COURSE_NOT_ON_SALE()
  },
}

/** A new one is nobody's to see until it is published. */
const complete: ResourceRules['complete'] = (_ctx, _tx, { fields }) => ({ ...fields, status: 'DRAFT' })

export const programResource: Resource = {
  name: 'programs',
  store: withDrafts(programs),
  rules: { kind: 'prg', complete, storeOf: ({ staffId }) => withDrafts(programs, staffId) },
}

export const planResource: Resource = {
  name: 'plans',
  store: withDrafts(plans),
  rules: {
    kind: 'pln',
    complete,
    storeOf: ({ staffId }) => withDrafts(plans, staffId),
    async check(_ctx, tx, { fields: { bundleId } }) {
      if (bundleId !== undefined && (await listBundleIds(tx, [String(bundleId)])).size === 0)
        throw planErrors.NO_SUCH_COURSE()
    },
  },
}
