// Two calls of the specification about who works here: L35 and L93.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { FEATURES } from '#core/taxonomy/staff/features.ts'

export const staffAccessApi = {
  isValidUser: endpoint({
    method: 'GET',
    path: '/agent-mapping/isValidUser',
    summary: 'Check whether an e-mail address belongs to an adviser (no names; decision L-72)',
    access: 'anyone',
    query: z.object({ agentEmail: z.string().trim().min(1).max(254) }),
    response: z.object({ valid: z.boolean() }),
    limit: { calls: 20, perSeconds: 60, everywhere: true },
  }),
  adminFeatures: endpoint({
    method: 'GET',
    path: '/platform/adminaccess/adminFeatures',
    summary: 'List the features of a member of staff (your own, or anyone’s for staff managers; decision L-86)',
    access: 'staff',
    query: z.object({ adminId: z.string().min(1).max(64).optional() }),
    response: z.array(z.enum(FEATURES)),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
}
