import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['profiles.deleteAddress'],
  ids: { addressId: 'FAMILYS' },
  // Well-formed ids that belong to no family.
  known: async () => ({
    addressId: 'adr000000000000000000',
    'profiles.saveAddress': { addressId: undefined },
    'profiles.answerQuestions': { version: 1 },
  }),
}
