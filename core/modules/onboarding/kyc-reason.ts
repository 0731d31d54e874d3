import type { EmiOffer } from '#core/modules/instruments/instrument.ts'

export const KYC_REASONS = ['INSTALMENTS', 'NO_COST_EMI', 'DELIVERY'] as const
export type KycReason = (typeof KYC_REASONS)[number]

/**
 * Why a paid order makes us ask for a document: a lender without a card must know who pays, and so must whoever bears the
 * interest. A bank knows the holder of its own card. Decisions L-73 and L-74.
 */
export function kycReasonOf(emi: Pick<EmiOffer, 'kind' | 'isNoCost'> | null): KycReason | undefined {
  if (!emi) return undefined
  if (emi.isNoCost) return 'NO_COST_EMI'
  return emi.kind === 'CARDLESS' ? 'INSTALMENTS' : undefined
}
