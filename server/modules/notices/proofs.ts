import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  ids: { noticeId: 'FAMILYS' },
  // A well-formed id that belongs to no family.
  known: async () => ({ noticeId: 'ntc000000000000000000' }),
}
