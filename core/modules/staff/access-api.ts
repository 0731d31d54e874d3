// Two calls of the specification about who works here: L35 and L93.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { FEATURES } from './feature.ts'

export const staffAccessApi = {
  isValidUser: endpoint({
    method: 'GET',
    path: '/agent-mapping/isValidUser',
    summary: 'Whether this address is that of somebody who advises families for us; no name with it (decision L-72)',
    access: 'anyone',
    query: z.object({ agentEmail: z.string().trim().min(1).max(254) }),
    response: z.object({ valid: z.boolean() }),
    limit: { calls: 20, perSeconds: 60, everywhere: true },
  }),
  adminFeatures: endpoint({
    method: 'GET',
    path: '/platform/adminaccess/adminFeatures',
    summary:
      'The features a member of staff may use: one’s own, or anybody’s for who decides about staff (decision L-86)',
    access: 'staff',
    query: z.object({ adminId: z.string().min(1).max(64).optional() }),
    response: z.array(z.enum(FEATURES)),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
}
