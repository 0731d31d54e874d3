import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['consent.giveConsent', 'consent.stopLearning'],
  // Well-formed ids that belong to no family.
  known: async () => ({
    'consent.giveConsent': { agreed: [{ purpose: 'CORE_LEARNING', noticeVersion: 1 }] },
    'consent.withdrawConsent': { purposes: ['RECORDING'] },
  }),
}
