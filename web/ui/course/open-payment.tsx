import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Notice } from '../layers/notice.tsx'

export interface OpenPaymentProps {
  readonly orderId: string
  readonly title: string
  readonly amount: string
  /** When it was begun. */
  readonly at: string
  readonly dateTime: string
}

/** A payment that was begun and is not decided yet, with the way back to it. */
export function OpenPayment({ orderId, title, amount, at, dateTime }: OpenPaymentProps) {
  const link = useLink()
  const time = <time dateTime={dateTime}>{at}</time>
  return (
    <Notice
      tone="warm"
      title={
        <Trans>
          You began to pay {amount} at {time}
        </Trans>
      }
    >
      <p>{title}</p>
      <p>
        <Trans>
          If money has left your account, do not pay again. Open that payment: it shows what your bank says.
        </Trans>
      </p>
      <p className="pt-2">
        <a href={link(`/pay/${orderId}/wait`)} className="text-link">
          <Trans>Continue that payment</Trans>
        </a>
      </p>
    </Notice>
  )
}
