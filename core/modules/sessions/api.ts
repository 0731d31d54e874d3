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
    summary: 'Where this account is logged in, last seen first',
    access: 'household',
    query: z.object(callerFields),
    response: z.array(OpenSession),
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/user/sessions/end',
    summary: 'Log out one browser of this account; one that is logged out already is not found',
    access: 'household',
    body: z.object({ sessionId: z.uuid(), ...callerFields }),
    response: z.object({ isEnded: z.boolean() }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  logoutEverywhere: endpoint({
    method: 'POST',
    path: '/user/logoutEverywhere',
    summary: 'Log out every browser of this account; this one too, unless it is to stay',
    access: 'household',
    body: z.object({ keepThisOne: z.boolean().default(false), ...callerFields }),
    response: z.object({ isLoggedIn: z.boolean() }),
  }),
}
