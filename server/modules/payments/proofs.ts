import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  // The last needs an order whose batch was full when its payment came.
  needsASecret: ['payments.deleteCard', 'payments.sendOtp', 'payments.returnFullBatch'],
  ids: { customer_id: 'FAMILYS' },
}
