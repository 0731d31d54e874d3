import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['accounts.authenticate', 'accounts.resendLoginOtp', 'accounts.signUpUser', 'accounts.verifyLoginOtp'],
  ids: { accountId: 'FAMILYS' },
  // Of the right form, and no family's own.
  known: async () => ({
    accountId: 'acc000000000000000000',
  }),
}
