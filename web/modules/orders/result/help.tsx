import { Trans, useLingui } from '@lingui/react/macro'
import { unbroken } from '#web/page/unbroken.ts'
import { phoneAddress } from '#web/shell/support/support-links.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { CopyButton } from '#web/ui/controls/script/copy-button.tsx'
import { Receipt } from '#web/ui/data/receipt.tsx'
import type { ResultData } from './result.server.ts'

/** The order's number, and people to ask about it. */
export function Help({ number, title, money, payment, help: { phone, whatsapp } }: ResultData) {
  const { t } = useLingui()
  const question = encodeURIComponent(t`My question is about order ${number}: `)
  return (
    <section className="card grid gap-3" aria-labelledby="help">
      <h2 id="help" className="text-body font-semibold">
        <Trans>A question about this payment?</Trans>
      </h2>
      <Receipt
        lines={[
          { label: <Trans>Course</Trans>, value: title },
          { label: <Trans>Price</Trans>, value: money.amount },
          {
            label: <Trans>Order</Trans>,
            value: (
              <span className="inline-flex items-center gap-2">
                {number}
                <CopyButton text={number} label={t`Copy the order number`} />
              </span>
            ),
          },
          { label: <Trans>Started</Trans>, value: <time dateTime={payment.dateTime}>{payment.at}</time> },
          ...(payment.bankReference
            ? [{ label: <Trans>Your bank’s reference</Trans>, value: payment.bankReference }]
            : []),
        ]}
      />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href={phoneAddress(phone)} className="text-link">
          <Icon name="phone" label={t`Call`} />
          {unbroken(phone)}
        </a>
        <a href={`https://wa.me/${whatsapp}?text=${question}`} rel="noreferrer" className="text-link">
          <Icon name="message-circle" />
          WhatsApp
        </a>
      </p>
    </section>
  )
}
