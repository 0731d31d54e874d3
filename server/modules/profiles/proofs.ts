import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['profiles.deleteAddress'],
  ids: { addressId: 'FAMILYS' },
  // Of the right form, and no family's own.
  known: async () => ({
    addressId: 'adr000000000000000000',
    'profiles.saveAddress': { addressId: undefined },
    'profiles.answerQuestions': { version: 1 },
  }),
}
