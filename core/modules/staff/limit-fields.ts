// The rows that a member of staff has: decision 1120.
import { z } from 'zod'
import { line, listed } from '#core/kernel/schemas.ts'
import { GstState } from '#core/modules/accounts/account.ts'

/** A list without values does not limit. */
export const limitFields = {
  schools: z.array(line(64).min(1).register(listed, { list: 'partner-schools' })).max(50),
  teams: z.array(line(64).min(1).register(listed, { list: 'teams' })).max(20),
  /** Codes of states. */
  regions: z.array(z.string()),
}

/** A list that is not sent stays as it is: a page that does not know it widens nothing. */
export const changedLimits = z.object({ ...limitFields, regions: z.array(GstState).max(40) }).partial().shape
