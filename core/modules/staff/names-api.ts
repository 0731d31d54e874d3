// The names of the members of staff behind ids: every screen shows who asked, decided or answered.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { line, queryList } from '#core/kernel/schemas.ts'

const MOST_IDS = 100

export const staffNamesApi = {
  /** Ids that nobody has are left out. */
  listNames: endpoint({
    method: 'GET',
    path: '/staff/names',
    summary: 'Staff: name the members with these ids',
    access: 'staff',
    query: z.object({ ids: queryList(line(64).min(1), MOST_IDS) }),
    response: z.object({ names: z.record(z.string(), z.string()) }),
  }),
}
