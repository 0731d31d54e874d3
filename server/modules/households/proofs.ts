import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['households.answerInvitation', 'households.endGuardian', 'households.takeOver'],
  ids: { invitationId: 'FAMILYS' },
  // Well-formed ids that belong to no family.
  known: async () => ({
    invitationId: 'inv000000000000000000',
  }),
}
