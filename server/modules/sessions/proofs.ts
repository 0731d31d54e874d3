import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['sessions.endSession'],
  ids: { sessionId: 'FAMILYS' },
  // Well-formed ids that belong to no family.
  known: async () => ({
    sessionId: '00000000-0000-4000-8000-000000000000',
  }),
}
