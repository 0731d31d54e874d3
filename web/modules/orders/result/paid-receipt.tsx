import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { CopyButton } from '#web/ui/controls/script/copy-button.tsx'
import { CourseFacts } from '#web/ui/course/course-facts.tsx'
import { Receipt, type ReceiptLine } from '#web/ui/data/receipt.tsx'
import type { ResultData } from './result.server.ts'

/** Who paid what, when and how, with the tax in it; and the invoice once it is issued. */
export function PaidReceipt(result: ResultData) {
  const link = useLink()
  const { invoice, orderId } = result
  return (
    <section aria-labelledby="receipt" className="card grid gap-4">
      <h2 id="receipt" className="text-h3">
        <Trans>Receipt</Trans>
      </h2>
      {result.facts && (
        <div className="grid gap-2 border-b border-line pb-4">
          <p className="font-semibold">{result.title}</p>
          <CourseFacts {...result.facts} />
        </div>
      )}
      <Receipt lines={useFacts(result)} />
      <Receipt lines={usePrice(result)} />
      {invoice && (
        <>
          <Receipt lines={useTaxes(invoice)} />
          <ButtonLink href={link(`/pay/${orderId}/invoice.pdf`)} kind="ghost" download>
            <Icon name="download" />
            <Trans>Download invoice</Trans>
          </ButtonLink>
        </>
      )}
      {!invoice && result.isInvoiced && (
        <p className="text-sm text-ink-3">
          <Trans>The tax invoice will be here in a moment.</Trans>
        </p>
      )}
    </section>
  )
}

function useFacts({ number, payment, invoice }: ResultData): ReceiptLine[] {
  const { t } = useLingui()
  const method = useMethod(payment)
  return [
    {
      label: <Trans>Order</Trans>,
      value: (
        <span className="inline-flex items-center gap-2">
          {number}
          <CopyButton text={number} label={t`Copy the order number`} />
        </span>
      ),
    },
    {
      label: <Trans>Paid on</Trans>,
      value: <time dateTime={payment.dateTime}>{payment.at}</time>,
    },
    ...(method ? [{ label: <Trans>Paid by</Trans>, value: method }] : []),
    ...(payment.bankReference
      ? [{ label: <Trans>Your bank’s reference</Trans>, value: payment.bankReference }]
      : []),
    ...(invoice ? [{ label: <Trans>Invoice</Trans>, value: invoice.number }] : []),
  ] // prettier-ignore
}

/** Before the coupon and the days of another plan, and after them: what was paid. */
function usePrice({ invoice, money }: ResultData): ReceiptLine[] {
  const paid: ReceiptLine[] = [
    { label: <Trans>Paid</Trans>, value: money.amount, tone: 'total' },
    ...(money.fromWallet
      ? [
          { label: <Trans>From your wallet</Trans>, value: money.fromWallet },
          ...(money.isSplit ? [{ label: <Trans>Through your bank</Trans>, value: money.byBank }] : []),
        ]
      : []),
  ]
  const { credit } = money
  if (!invoice?.discount && !credit) return paid
  const { couponCode, discount } = invoice ?? {}
  return [
    { label: <Trans>Course</Trans>, value: invoice?.listPrice ?? money.listPrice },
    ...(discount ? [{ label: couponCode ? <Trans>Coupon {couponCode}</Trans> : <Trans>Discount</Trans>, value: `− ${discount}`, tone: 'off' as const }] : []),
    ...(credit ? [{ label: <LeftOver {...credit} />, value: `−\u00a0${credit.off}`, tone: 'off' as const }] : []),
    ...paid,
  ] // prettier-ignore
}

/** The unused days of the plan that this one replaced. */
function LeftOver({ days }: { readonly days: number }) {
  return (
    <>
      <Trans>Left of your plan:</Trans> <Plural value={days} one="# day" other="# days" />
    </>
  )
}

/** The tax in the amount: two halves within the seller's state, one line elsewhere. */
function useTaxes({ taxableValue, cgst, sgst, igst }: NonNullable<ResultData['invoice']>): ReceiptLine[] {
  return [
    { label: <Trans>Taxable value</Trans>, value: taxableValue },
    ...(cgst ? [{ label: 'CGST 9%', value: cgst }] : []),
    ...(sgst ? [{ label: 'SGST 9%', value: sgst }] : []),
    ...(igst ? [{ label: 'IGST 18%', value: igst }] : []),
  ]
}

function useMethod({ method, app }: ResultData['payment']): string | undefined {
  const { t } = useLingui()
  if (method === null) return undefined
  const names = {
    UPI_INTENT: app ?? 'UPI',
    UPI_QR: t`UPI QR code`,
    UPI_COLLECT: t`UPI ID`,
    CARD: t`Card`,
    NETBANKING: t`Netbanking`,
    PROVIDER_WALLET: t`Wallet`,
    EMI: t`EMI`,
    CONSUMER_FINANCE: t`Cardless EMI`,
    MANDATE: t`Auto-debit`,
  }
  return names[method]
}
