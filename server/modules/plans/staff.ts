// The resources by which staff keep programs and their plans.
import type { Paise } from '#core/kernel/money.ts'
import { plansStaffApi } from '#core/modules/plans/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import type { ResourceStore } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { insertPlanPrice, updatePlanPrice } from './store-write.ts'

const programs = tableStore({
  table: 'plans.program',
  fields: ['name', 'grade', 'stream', 'boards', 'target', 'year', 'language', 'rank', 'isHidden', 'status', 'isDemo'],
  json: ['name'],
  search: ['name'],
  sortedBy: 'grade',
})

const rows = tableStore({
  table: 'plans.plan',
  fields: [
    'programId',
    'bundleId',
    'variantName',
    'validMonths',
    'title',
    'price',
    'cutPrice',
    'aioValidTill',
    'status',
  ],
  json: ['title'],
  instants: ['aioValidTill'],
  search: ['title', 'programId', 'bundleId'],
  sortedBy: 'programId',
})

/** With the price goes its history: a struck price must be one it was sold at, decision P-10. */
const plans: ResourceStore = {
  ...rows,
  async insert(tx, id, fields, now) {
    await rows.insert?.(tx, id, fields, now)
    await insertPlanPrice(tx, id, fields['price'] as Paise, now) // the contract's draft has one
  },
  async update(tx, id, fields, now) {
    const { price, ...rest } = fields
    const before = await rows.find(tx, id, now)
    if (price !== undefined && price !== before?.['price']) await updatePlanPrice(tx, id, price as Paise, now) // the contract's
    if (Object.keys(rest).length > 0) await rows.update?.(tx, id, rest, now)
  },
}

export const plansStaff = [
  ...resourceOperations('programs', plansStaffApi.staffPrograms, programs, { kind: 'prg' }),
  ...resourceOperations('plans', plansStaffApi.staffPlans, plans, {
    kind: 'pln',
    guarded: { price: 'plans.approve', cutPrice: 'plans.approve' },
  }),
]
