// A page that only takes a payment: money into the wallet, or the next instalment. The page has already named the purchase
// above it.
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { RouterForm } from '#web/page/page-form.tsx'
import type { Problem } from '#web/page/problem.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { StickyBar } from '#web/ui/layers/sticky-bar.tsx'
import { Methods } from './ways/methods.tsx'
import type { PaymentForm } from './take-payment.server.ts'
import { useWayName } from './ways/way-name.ts'
import { keepWay, useKeptWay } from './ways/kept-way.ts'
import { firstWay, wayIn } from './ways/payment-choice.ts'
import type { Ways } from './ways/payment-options.server.ts'

export interface JustPayProps {
  readonly page: Ways & { readonly amount: string; readonly isFree?: boolean; readonly key: string }
  readonly answer: { readonly typed?: PaymentForm | undefined; readonly problem?: Problem | undefined } | undefined
  /** Hidden fields of the form, besides the way to pay. */
  readonly hidden?: ReactNode
  /** The purchase, shown above the ways to pay. */
  readonly children: ReactNode
}

const FORM = 'just-pay'

export function JustPay({ page, answer, hidden, children }: JustPayProps) {
  const { typed, problem } = answer ?? {}
  const begun = firstWay(page, typed)
  const [way, setWay] = useState<typeof begun>()
  const form = useRef<HTMLFormElement>(null)
  // Before the script came, people may have chosen already.
  useEffect(() => {
    if (form.current) setWay(wayIn(form.current, page))
  }, [page])
  useKeptWay(form, typed !== undefined, () => form.current && setWay(wayIn(form.current, page)))
  const isBusy = useNavigation().formData?.has('key') === true
  const name = useWayName()(way ?? begun, page)
  return (
    <>
      <div className="page grid max-w-form gap-5 py-6">
        {children}
        <RouterForm
          id={FORM}
          ref={form}
          onChange={({ currentTarget }) => {
            keepWay(currentTarget)
            setWay(wayIn(currentTarget, page))
          }}
          className="grid gap-5"
        >
          <input type="hidden" name="key" value={page.key} />
          {hidden}
          {problem && <ErrorSummary problem={problem} />}
          {!page.isFree && <Methods page={page} typed={typed} problem={problem} way={begun} />}
        </RouterForm>
      </div>
      <StickyBar label={<Trans>You pay</Trans>} value={page.amount}>
        <Button kind="buy" form={FORM} isBusy={isBusy}>
          <PayWords isBusy={isBusy} isFree={page.isFree ?? false} amount={page.amount} way={way && name} />
        </Button>
      </StickyBar>
    </>
  )
}

interface PayWordsProps {
  readonly isBusy: boolean
  readonly isFree: boolean
  readonly amount: string
  /** Undefined until a script keeps it in step with what is chosen. */
  readonly way: string | undefined
}

function PayWords({ isBusy, isFree, amount, way }: PayWordsProps) {
  if (isBusy) return <Trans>Placing your order …</Trans>
  if (isFree) return <Trans>Pay from your wallet</Trans>
  if (way === undefined) return <Trans>Pay {amount}</Trans>
  return (
    <Trans>
      Pay {amount} with {way}
    </Trans>
  )
}
