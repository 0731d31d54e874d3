import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  // The pages of demos are there from the beginning.
  known: () => Promise.resolve({ 'content.getSitemapPart': { kind: 'demos', part: 1 } }),
}
