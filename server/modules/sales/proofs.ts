import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: [
    'payRequests.getPayRequest',
    'payRequests.payForChild',
    'payRequests.sendPayerReceipt',
    'sales.acceptOffer',
    'sales.getBundleDetails',
    'sales.getSalesConfirmationDetails',
  ],
  ids: { leadId: 'FAMILYS' },
}
