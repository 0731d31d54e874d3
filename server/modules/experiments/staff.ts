// Experiments and switches, as staff edit them.
import { sql } from 'kysely'
import { experimentsStaffApi as api } from '#core/modules/experiments/staff-api.ts'
import { counted } from '#server/platform/resource/counted.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const experiments = tableStore(api.staffExperiments, {
  table: 'experiments.experiment',
  id: sql<string>`key`,
  computed: {
    given: sql`(select coalesce(json_agg(json_build_object('number', number, 'subjects', subjects) order by number), '[]')
      from generate_series(1, 9) as number, lateral (select ${counted(sql`select from experiments.assignment
        where assignment.experiment = experiment.key and assignment.number = number.number`)} as subjects) as its
      where subjects > 0)`,
  },
  search: ['key', 'name', 'note'],
})

const flags = tableStore(api.staffFlags, {
  table: 'experiments.flag',
  id: sql<string>`key`,
  search: ['key', 'note'],
})

export const experimentsStaff = [
  ...resourceOperations(api.staffExperiments, experiments),
  ...resourceOperations(api.staffFlags, flags, { idOf: ({ key }) => key }),
]
