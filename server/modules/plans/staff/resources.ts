// The endpoints by which staff keep programs and their plans.
import { sql } from 'kysely'
import { plansStaffApi as api } from '#core/modules/plans/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { publishedOperations } from '#server/platform/resource/publication.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { savePlanMatrix } from './plan-matrix.ts'
import { programSale } from './program-sale.ts'
import { planRules, plans, programRules, programs } from './published.ts'
import { publishProgram } from './publish-program.ts'

const services = tableStore(api.staffServices, {
  table: 'plans.service',
  id: sql<string>`key`,
  search: ['key', 'name'],
})

const rules = tableStore(api.staffPlanRules, {
  table: 'plans.rule',
  id: sql<string>`'plan-rule'::text`,
})

const sessionYears = tableStore(api.staffSessionYears, {
  table: 'plans.session_year',
  id: sql<string>`grade || '.' || (extract(epoch from starts_at) * 1000)::bigint`,
})

export const plansStaff = [
  ...resourceOperations(api.staffServices, services),
  ...resourceOperations(api.staffPlanRules, rules),
  ...resourceOperations(api.staffSessionYears, sessionYears, {
    idOf: ({ grade, startsAt }) => `${grade}.${startsAt}`,
  }),
  ...publishedOperations(programs, programRules),
  ...publishedOperations(plans, planRules),
  ...routes(api.staffPlanActions, {
    savePlanMatrix,
    getProgramSale: programSale,
    publishProgram,
  }),
]
