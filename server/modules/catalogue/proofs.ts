import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  ids: {
    aioId: 'EVERYBODYS',
    batchId: 'EVERYBODYS',
    bundleId: 'EVERYBODYS',
    bundleIds: 'EVERYBODYS',
    entityId: 'EVERYBODYS',
    teacherIds: 'EVERYBODYS',
  },
  known: async () => ({ 'catalogue.searchShop': { term: 'jee' } }),
}
