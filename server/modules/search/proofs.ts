import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  known: async () => ({ 'search.searchSite': { term: 'refund' } }),
}
