import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  ids: { aid: 'FAMILYS', questionId: 'EVERYBODYS' },
}
