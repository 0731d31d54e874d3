import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  ids: {
    planId: 'EVERYBODYS',
    subscriptionId: 'EVERYBODYS',
    subscriptionPlanId: 'EVERYBODYS',
    subscriptionPlanIds: 'EVERYBODYS',
  },
}
