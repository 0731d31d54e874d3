import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: [
    'payRequests.getPayRequest',
    'payRequests.payForChild',
    'sales.acceptOffer',
    'sales.getBundleDetails',
    'sales.getSalesConfirmationDetails',
  ],
  ids: { leadId: 'FAMILYS' },
}
