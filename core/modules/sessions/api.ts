import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant } from '#core/kernel/schemas.ts'

/** One browser this account is logged in with. The id ends it and does not open it. */
export const OpenSession = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  openedAt: Instant,
  seenAt: Instant,
  isThisOne: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

export const sessionsApi = {
  listSessions: endpoint({
    method: 'GET',
    path: '/user/sessions',
    summary: 'List this account’s sessions, last used first',
    access: 'household',
    query: z.object(callerFields),
    response: z.array(OpenSession),
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/user/sessions/end',
    summary: 'Log out one browser of this account',
    access: 'household',
    body: z.object({ sessionId: z.uuid(), ...callerFields }),
    response: z.object({ isEnded: z.boolean() }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  logoutEverywhere: endpoint({
    method: 'POST',
    path: '/user/logoutEverywhere',
    summary: 'Log out all browsers of this account (optionally not this one)',
    access: 'household',
    body: z.object({ keepThisOne: z.boolean().default(false), ...callerFields }),
    response: z.object({ isLoggedIn: z.boolean() }),
  }),
}
