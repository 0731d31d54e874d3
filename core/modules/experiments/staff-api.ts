// What staff keep of what is tried out: whether it runs, and who was given what.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { line, QueryFlag } from '#core/kernel/schemas.ts'

const experiment = {
  name: line(120).min(1),
  /** Stopped, nobody takes part; what somebody was given before stays theirs for when it runs again. */
  isRunning: z.boolean(),
  note: line(1_000),
}

export const experimentsStaffApi = {
  staffExperiments: resource({
    name: 'experiments',
    feature: 'operations',
    record: z.object({
      id: z.string(),
      key: z.string(),
      ...experiment,
      /** How many were given each number. */
      given: z.array(z.object({ number: z.int(), subjects: z.int() })),
    }),
    filter: z.object({ isRunning: QueryFlag.optional() }),
    sort: ['key', 'name'],
    update: z.object(experiment),
  }),
}
