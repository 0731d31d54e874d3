import type { ModuleProofs } from '#server/platform/module-proofs.ts'

/** Of the right form, and signed by no partner. */
const PARTNERS_TOKEN = `1800000000000.${'n'.repeat(22)}.${'s'.repeat(43)}`

export const proofs: ModuleProofs = {
  needsASecret: ['partners.authenticateTataSkyUser', 'partners.createUserForOrg', 'partners.getTataSkyUser'],
  ids: { hashSid: 'FAMILYS' },
  // Of the right form, and no family's own.
  known: async () => ({
    hashSid: 'a-customer-of-theirs',
    partnerCode: 'CENTRE',
    'partners.getTataSkyUser': { token: PARTNERS_TOKEN },
    'partners.authenticateTataSkyUser': { token: PARTNERS_TOKEN },
  }),
}
