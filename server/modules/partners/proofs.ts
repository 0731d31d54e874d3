import type { ModuleProofs } from '#server/platform/module-proofs.ts'

/** Well-formed, but signed by no partner. */
const PARTNERS_TOKEN = `1800000000000.${'n'.repeat(22)}.${'s'.repeat(43)}`

export const proofs: ModuleProofs = {
  needsASecret: ['partners.authenticateTataSkyUser', 'partners.createUserForOrg', 'partners.getTataSkyUser'],
  ids: { hashSid: 'FAMILYS' },
  // Well-formed ids that belong to no family.
  known: async () => ({
    hashSid: 'a-customer-of-theirs',
    partnerCode: 'CENTRE',
    'partners.getTataSkyUser': { token: PARTNERS_TOKEN },
    'partners.authenticateTataSkyUser': { token: PARTNERS_TOKEN },
  }),
}
