import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { RouterForm } from '#web/page/page-form.tsx'
import type { Problem } from '#web/page/problem.ts'
import { PrintButton } from '#web/ui/controls/script/print-button.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Receipt, type ReceiptLine } from '#web/ui/data/receipt.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Payer } from './pay-request.server.ts'

type PayerReceiptProps = Pick<Payer, 'receipt' | 'title' | 'total'> & { readonly problem: Problem | undefined }

/** The payer’s proof: on the screen, and by SMS to a number that they may give. */
export function PayerReceipt({ receipt, title, total, problem }: PayerReceiptProps) {
  const { t } = useLingui()
  const methodName = useMethodName()
  const isBusy = useNavigation().formData !== undefined
  if (!receipt) return null
  const { number, at, dateTime, method, app, bankReference, isSent } = receipt
  const lines: ReceiptLine[] = [
    { label: <Trans>For</Trans>, value: title },
    { label: <Trans>Order</Trans>, value: number },
    { label: <Trans>Paid on</Trans>, value: <time dateTime={dateTime}>{at}</time> },
    ...(method ? [{ label: <Trans>Paid by</Trans>, value: app ?? methodName(method) }] : []),
    ...(bankReference ? [{ label: <Trans>Your bank’s reference</Trans>, value: bankReference }] : []),
    { label: <Trans>Paid, GST included</Trans>, value: total, tone: 'total' },
  ]
  return (
    <section aria-labelledby="payer-receipt" className="card grid w-full gap-4 text-left">
      <h2 id="payer-receipt" className="text-h4">
        <Trans>Your receipt</Trans>
      </h2>
      <Receipt lines={lines} />
      <PrintButton>
        <Trans>Print or save as PDF</Trans>
      </PrintButton>
      {problem && <ErrorSummary problem={problem} />}
      {isSent ? (
        <Notice tone="good" role="status">
          <Trans>The receipt is on its way to your phone.</Trans>
        </Notice>
      ) : (
        <RouterForm className="grid gap-3">
          <Field
            name="phone"
            type="tel"
            label={t`Your mobile number`}
            hint={t`We send this receipt there once, and nothing else.`}
            error={problem?.fields['phone']}
            prefix="+91"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
            required
          />
          <Button kind="ghost" name="intent" value="receipt" isBusy={isBusy}>
            <Trans>Send me the receipt</Trans>
          </Button>
        </RouterForm>
      )}
    </section>
  )
}

function useMethodName() {
  const { t } = useLingui()
  const names = {
    UPI_INTENT: 'UPI',
    UPI_QR: t`UPI QR code`,
    UPI_COLLECT: 'UPI',
    CARD: t`Card`,
    NETBANKING: t`Netbanking`,
    PROVIDER_WALLET: t`Wallet`,
    EMI: t`EMI`,
    CONSUMER_FINANCE: t`EMI`,
    MANDATE: t`Auto-debit`,
  }
  return (method: NonNullable<NonNullable<Payer['receipt']>['method']>) => names[method]
}
