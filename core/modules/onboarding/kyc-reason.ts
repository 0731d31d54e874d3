import type { EmiOffer } from '#core/modules/instruments/instrument.ts'

export const KYC_REASONS = ['INSTALMENTS', 'NO_COST_EMI', 'DELIVERY'] as const
export type KycReason = (typeof KYC_REASONS)[number]

/**
 * The reason why a paid order requires a document. A lender without a card must know the payer, and so must a partner that bears
 * the interest. A bank knows the holder of its own card. Decisions L-73 and L-74.
 */
export function kycReasonOf(emi: Pick<EmiOffer, 'kind' | 'isNoCost'> | null): KycReason | undefined {
  if (!emi) return undefined
  if (emi.isNoCost) return 'NO_COST_EMI'
  return emi.kind === 'CARDLESS' ? 'INSTALMENTS' : undefined
}
