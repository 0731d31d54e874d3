import { Trans } from '@lingui/react/macro'
import { CreditNotes } from './credit-notes.tsx'
import type { ResultData } from './result.server.ts'

/** An invoice that named the wrong state was taken back, and another one has its place; nothing where none was. */
export function CorrectedInvoice({ correction, orderId }: ResultData) {
  if (!correction) return null
  return (
    <section aria-labelledby="corrected" className="card grid w-full gap-4 text-left">
      <h2 id="corrected" className="text-h3">
        <Trans>Your invoice is corrected</Trans>
      </h2>
      <p>
        <Trans>
          Invoice {correction.invoiceNumber} named the wrong state. This credit note takes it back, and the invoice of
          this order has the right state. You pay nothing and get nothing back.
        </Trans>
      </p>
      <CreditNotes orderId={orderId} notes={[correction]} />
    </section>
  )
}
