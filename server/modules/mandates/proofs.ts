import { MANDATE_TERMS_VERSION } from '#core/modules/mandates/terms.ts'
import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: [
    // The fields of a mandate that a bank has approved.
    'mandates.getMandate',
    'mandates.pauseMandate',
    'mandates.registerMandate',
    'mandates.resumeMandate',
    'mandates.revokeMandate',
    'mandates.skipDebit',
  ],
  ids: { debitId: 'FAMILYS', mandateId: 'FAMILYS' },
  // Well-formed ids that belong to no family.
  known: async () => ({
    mandateId: 'mnd000000000000000000',
    debitId: 'mdb000000000000000000',
    cap: 500_000,
    agreedTo: MANDATE_TERMS_VERSION,
    'mandates.registerMandate': { planId: 'ipl000000000000000000', method: 'UPI' },
  }),
}
