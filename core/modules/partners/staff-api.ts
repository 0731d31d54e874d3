// Partners, as staff keep them: the keys that sign their customers' tokens, and who came from them. Operations console, O38.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource } from '#core/kernel/resource.ts'
import { Instant, line, QueryFlag } from '#core/kernel/schemas.ts'
import { PartnerCode } from './api.ts'
import { partnerErrors as errors } from './errors.ts'
import { TOKEN_STATES } from './partner-code.ts'

const feature = 'clients'
const params = z.object({ id: line(64).min(1) })
const partner = {
  name: line(100).min(2),
  /** Off: its links bring nobody, and nobody is tagged with it. Families that have its tag keep it. */
  isActive: z.boolean(),
}

export const partnersStaffApi = {
  staffPartners: resource({
    name: 'partners',
    feature,
    record: z.object({
      id: z.string(),
      code: z.string(),
      ...partner,
      /** The beginning of each key's hash, to tell one from another. */
      keys: z.array(z.string()),
      /** Households that came from it first. */
      families: z.int(),
      /** Its customers who are linked to a household. */
      customers: z.int(),
    }),
    filter: z.object({ isActive: QueryFlag.optional() }),
    sort: ['code', 'name'],
    create: z.object({ code: PartnerCode, ...partner }),
    update: z.object(partner),
  }),
  staffPartnerActions: {
    createPartnerKey: endpoint({
      method: 'POST',
      path: '/staff/partners/:id/keys',
      summary: 'Staff: create a key that signs a partner’s tokens (answered this once; two may work at a time)',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({ reason: Reason.min(1) }),
      response: z.object({ keyId: z.string(), signingKey: z.string() }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.TOO_MANY_PARTNER_KEYS],
    }),
    removePartnerKey: endpoint({
      method: 'POST',
      path: '/staff/partners/:id/keys/removal',
      summary: 'Staff: remove a partner’s key at once',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({ keyId: line(16).min(1), reason: Reason.min(1) }),
      response: z.object({ keys: z.array(z.string()) }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    checkPartnerToken: endpoint({
      method: 'POST',
      path: '/staff/partners/:id/token-check',
      summary: 'Staff: check a token that a partner has sent us (uses nothing up)',
      access: `staff:${feature}.view`,
      params,
      body: z.object({ hashSid: line(128), token: line(200) }),
      response: z.object({ state: z.enum(TOKEN_STATES), expiresAt: Instant.nullable(), isLinked: z.boolean() }),
      errors: [commonErrors.NOT_FOUND_ERROR],
      limit: { calls: 60, perSeconds: 60 },
    }),
  },
}
