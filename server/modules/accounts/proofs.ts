import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['accounts.authenticate', 'accounts.resendLoginOtp', 'accounts.signUpUser', 'accounts.verifyLoginOtp'],
  ids: { accountId: 'FAMILYS' },
  // Well-formed ids that belong to no family.
  known: async () => ({
    accountId: 'acc000000000000000000',
  }),
}
