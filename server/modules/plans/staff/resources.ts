// The endpoints by which staff keep programs and their plans.
import { sql } from 'kysely'
import { plansStaffApi as api } from '#core/modules/plans/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { publicationOperations } from '#server/platform/resource/publication.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { savePlanMatrix } from './plan-matrix.ts'
import { planResource, plans, programResource, programs } from './published.ts'
import { publishProgram } from './publish-program.ts'

const services = tableStore({
  table: 'plans.service',
  id: sql<string>`key`,
  fields: ['key', 'position', 'name', 'explanation', 'url'],
  json: ['name', 'explanation'],
  search: ['key', 'name'],
  sortedBy: 'position',
})

const sessionYears = tableStore({
  table: 'plans.session_year',
  id: sql<string>`grade || '.' || (extract(epoch from starts_at) * 1000)::bigint`,
  fields: ['grade', 'startsAt', 'year'],
  instants: ['startsAt'],
  sortedBy: 'startsAt',
  newestFirst: true,
})

export const plansStaff = [
  ...resourceOperations('services', api.staffServices, services),
  ...resourceOperations('session-years', api.staffSessionYears, sessionYears, {
    idOf: ({ grade, startsAt }) => `${String(grade)}.${String(startsAt)}`,
  }),
  ...resourceOperations('programs', api.staffPrograms, programResource.store, programResource.rules),
  ...publicationOperations(programs, api.staffPrograms),
  ...resourceOperations('plans', api.staffPlans, planResource.store, planResource.rules),
  ...publicationOperations(plans, api.staffPlans),
  ...routes(api.staffPlanDesk, {
    savePlanMatrix: (ctx, asked, { actor }) => savePlanMatrix(ctx, actor, asked),
    publishProgram: (ctx, asked, { actor }) => publishProgram(ctx, actor, asked),
  }),
]
