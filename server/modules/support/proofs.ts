import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: [
    // Until a member of staff looks.
    'support.endView',
  ],
  ids: { viewId: 'FAMILYS' },
  // Of the right form, and no family's own.
  known: async () => ({
    viewId: 'sup000000000000000000',
  }),
}
