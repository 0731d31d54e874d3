import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['households.answerInvitation', 'households.endGuardian', 'households.takeOver'],
  ids: { invitationId: 'FAMILYS' },
  // Of the right form, and no family's own.
  known: async () => ({
    invitationId: 'inv000000000000000000',
  }),
}
