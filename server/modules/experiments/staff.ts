// What staff keep of experiments and switches.
import { sql } from 'kysely'
import { experimentsStaffApi as api } from '#core/modules/experiments/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const experiments = tableStore({
  table: 'experiments.experiment',
  id: sql<string>`key`,
  fields: ['key', 'name', 'isRunning', 'note'],
  computed: {
    given: sql`(select coalesce(json_agg(json_build_object('number', number, 'subjects', subjects) order by number), '[]')
      from (select number, count(*) as subjects from experiments.assignment
        where assignment.experiment = experiment.key group by number) as counted)`,
  },
  search: ['key', 'name', 'note'],
  sortedBy: 'key',
})

const flags = tableStore({
  table: 'experiments.flag',
  id: sql<string>`key`,
  fields: ['key', 'isOn', 'environments', 'roles', 'percentage', 'adminIds', 'note'],
  search: ['key', 'note'],
  sortedBy: 'key',
})

export const experimentsStaff = [
  ...resourceOperations('experiments', api.staffExperiments, experiments),
  ...resourceOperations('flags', api.staffFlags, flags, { idOf: ({ key }) => String(key) }),
]
