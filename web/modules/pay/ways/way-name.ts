import { useLingui } from '@lingui/react/macro'
import type { Method } from '#core/modules/orders/paid-by.ts'
import { properName, type PaymentChoice } from './payment-choice.ts'

/** The name that follows "Pay ₹22,499 with". */
export function useWayName(): (way: PaymentChoice, offered: Parameters<typeof properName>[1]) => string | undefined {
  const { t } = useLingui()
  const names = {
    UPI_INTENT: t`a UPI app`,
    UPI_QR: t`UPI QR code`,
    UPI_COLLECT: t`UPI ID`,
    CARD: t`card`,
    NETBANKING: t`netbanking`,
    PROVIDER_WALLET: t`a wallet`,
    EMI: t`EMI`,
    CONSUMER_FINANCE: t`EMI`,
  } satisfies Record<Method, string>
  return (way, offered) => properName(way, offered) ?? (way.method && names[way.method])
}
