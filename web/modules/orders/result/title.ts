import { useLingui } from '@lingui/react/macro'
import type { ResultData } from './result.server.ts'

/** The outcome in one line. The sentence for ALREADY_ENROLLED is the specification's. */
export function useTitle(result: ResultData): string {
  const { t } = useLingui()
  const paidTitle = usePaidTitle(result)
  const { outcome } = result
  const { paid, byBank } = result.money
  switch (outcome.kind) {
    case 'ENROLLED':
      return paidTitle
    case 'FAILED':
      return t`This payment did not complete`
    case 'EXPIRED':
      return t`This order has ended`
    case 'REPLACED':
      return t`A newer order replaced this one`
    case 'UNKNOWN':
      return t`We are checking with your bank`
    case 'PARTIAL':
      return t`Paid ${paid} of ${byBank}`
    case 'REVIEW':
      return t`We are looking at this payment`
    case 'RETURNED': {
      const reasons = {
        ALREADY_ENROLLED: t`You are already enrolled in this course!`,
        TOO_LATE: t`This payment came too late`,
        REFUND: t`This payment was returned`,
        GATEWAY: t`This payment was returned`,
        WALLET_SPENT: t`This payment came too late`,
        CREDIT_SPENT: t`This payment was returned`,
        SOLD_OUT: t`This payment came too late`,
      }
      return reasons[outcome.reason]
    }
  }
}

function usePaidTitle({ title, part, done }: ResultData): string {
  const { t } = useLingui()
  if (part && part.no > 1) return t`Instalment ${part.no} of ${part.of} is paid`
  return done?.text ?? t`You are enrolled in ${title}`
}
