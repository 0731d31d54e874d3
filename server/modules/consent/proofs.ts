import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['consent.giveConsent'],
  // Of the right form, and no family's own.
  known: async () => ({
    'consent.giveConsent': { agreed: [{ purpose: 'CORE_LEARNING', noticeVersion: 1 }] },
  }),
}
