import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: [
    'privacy.deleteAccount',
    // A request of the family.
    'privacy.withdrawDataRequest',
  ],
  ids: { dataRequestId: 'FAMILYS' },
  known: async () => ({
    // A well-formed id that belongs to no family.
    dataRequestId: 'prq000000000000000000',
    'privacy.askForData': { kind: 'CORRECT', text: 'The class of my daughter is wrong.' },
  }),
}
