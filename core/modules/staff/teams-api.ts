// Teams of staff: members of staff may be limited to the rows of some teams.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { line, listed } from '#core/kernel/schemas.ts'
import { staffErrors as errors } from './errors.ts'

const team = {
  name: line(80).min(1),
  /** Ids of members of staff. */
  members: z.array(line(64).min(1).register(listed, { list: 'members' })).max(200),
}

export const teamsApi = resource({
  name: 'teams',
  feature: 'teams',
  record: z.object({ id: z.string(), ...team }),
  sort: ['name'],
  create: z.object(team),
  update: z.object(team),
  errors: [errors.OWN_ROLES],
})
