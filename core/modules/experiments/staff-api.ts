// Experiments, as staff edit them: whether they run, and who got which value.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { id, line, QueryFlag } from '#core/kernel/schemas.ts'
import { ENVIRONMENTS, FLAG_KEYS, FLAG_ROLES } from './flags.ts'

const experiment = {
  name: line(120).min(1),
  /** Stopped, nobody takes part; what somebody was given before stays theirs for when it runs again. */
  isRunning: z.boolean(),
  note: line(1_000),
}

const flag = {
  isOn: z.boolean(),
  environments: z.array(z.enum(ENVIRONMENTS)).max(ENVIRONMENTS.length),
  roles: z.array(z.enum(FLAG_ROLES)).max(FLAG_ROLES.length),
  percentage: z.int().min(0).max(100),
  adminIds: z.array(id('stf')).max(50),
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
  /** A rule for a switch that the code knows, and for no other. */
  staffFlags: resource({
    name: 'flags',
    feature: 'operations',
    record: z.object({ id: z.string(), key: z.string(), ...flag, adminIds: z.array(z.string()) }),
    filter: z.object({ isOn: QueryFlag.optional() }),
    sort: ['key'],
    create: z.object({ key: z.enum(FLAG_KEYS), ...flag }),
    update: z.object(flag),
  }),
}
