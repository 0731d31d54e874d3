import { Trans } from '@lingui/react/macro'
import { showMoney } from '#core/kernel/money.ts'
import { APPROVAL_LIMIT } from '#core/modules/mandates/timing.ts'
import { CheckRow } from '#web/ui/controls/check-row.tsx'
import { AboutAutoDebit, TermsText } from '#web/ui/course/auto-debit-terms.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { PAY_FORM } from '../pay-bar.tsx'
import type { PartsOffer } from '../instalments/pay-quote.server.ts'

/** The later parts by auto-debit: not ticked, with the limit, the days and the terms. The bank is asked after the payment. */
export function AutoDebit({ parts, thenAmount, needsApproval }: PartsOffer['choices'][number]) {
  if (parts === null) return null
  const limit = showMoney(APPROVAL_LIMIT)
  return (
    <div className="grid border-t border-line pt-2">
      <CheckRow
        form={PAY_FORM}
        name="autoDebit"
        value={parts}
        title={<Trans>Let my bank pay the later instalments by auto-debit</Trans>}
        note={
          <Trans>
            At most {thenAmount} each time, on the days above. It ends with the last instalment. After this payment you
            approve it at your bank, and you can skip, pause or stop it.
          </Trans>
        }
      />
      {needsApproval && (
        <p className="text-sm text-ink-2">
          <Trans>Above {limit} your bank asks you to approve each time.</Trans>
        </p>
      )}
      <Disclosure title={<Trans>Terms of auto-debit</Trans>}>
        <div className="grid gap-3">
          <TermsText />
          <AboutAutoDebit limit={limit} />
        </div>
      </Disclosure>
    </div>
  )
}
