import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: ['payments.deleteCard', 'payments.sendOtp'],
  ids: { customer_id: 'FAMILYS' },
}
