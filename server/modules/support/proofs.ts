import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: [
    // Until a member of staff looks.
    'support.endView',
  ],
  ids: { viewId: 'FAMILYS' },
  // Well-formed ids that belong to no family.
  known: async () => ({
    viewId: 'sup000000000000000000',
  }),
}
