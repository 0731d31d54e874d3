import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type SubmitEventHandler } from 'react'
import { useSubmit } from 'react-router'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { withPlainFields } from '#web/page/place/plain-fields.ts'
import type { Problem } from '#web/page/problem.ts'
import { AsDrawn } from '#web/shell/as-drawn.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { RefundCard } from '#web/ui/course/cards/refund-card.tsx'
import { Methods } from './ways/methods.tsx'
import { PAY_FORM, useIsPaying } from './pay-bar.tsx'
import type { OpenPay } from './pay.server.ts'
import { ReceiptFields } from './buyer/receipt-fields.tsx'
import type { PaymentForm } from './take-payment.server.ts'
import { keepWay, useKeptWay } from './ways/kept-way.ts'
import { wayIn, type PaymentChoice } from './ways/payment-choice.ts'

export interface PayFormProps {
  readonly page: OpenPay
  readonly typed: PaymentForm | undefined
  readonly problem: Problem | undefined
  /** The way to pay that is chosen at first. */
  readonly way: PaymentChoice
  /** Told what is chosen once the script is there, and at each change. */
  readonly onChoose: (way: PaymentChoice) => void
}

/** The fields of the receipt, and then the ways to pay. Its button is the bar's. */
export function PayForm({ page, typed, problem, way, onChoose }: PayFormProps) {
  const { buyer, total, refund } = page
  const form = useRef<HTMLFormElement>(null)
  // Before the script came, people may have chosen already.
  useEffect(() => {
    if (form.current) onChoose(wayIn(form.current, page))
  }, [page, onChoose])
  useKeptWay(form, typed !== undefined, () => form.current && onChoose(wayIn(form.current, page)))
  const send = useSend()
  const refused = problem && withPlainFields(problem)
  return (
    <RouterForm
      id={PAY_FORM}
      ref={form}
      onSubmit={send}
      onChange={({ currentTarget }) => {
        keepWay(currentTarget)
        onChoose(wayIn(currentTarget, page))
      }}
      className="grid gap-5"
    >
      <input type="hidden" name="quote" value={page.quote} />
      <input type="hidden" name="key" value={page.key} />
      {page.wallet?.isUsed && <input type="hidden" name="walletAmount" value={page.wallet.part} />}
      {refused && (
        <ErrorSummary problem={refused}>
          <WhatNext problem={refused} />
        </ErrorSummary>
      )}
      {buyer && <ReceiptFields buyer={buyer} typed={typed} problem={refused} />}
      {total > 0 && <Methods page={page} typed={typed} problem={refused} way={way} />}
      <AsDrawn id="policy">{import.meta.env.SSR && <RefundCard {...refund} />}</AsDrawn>
    </RouterForm>
  )
}

/** How the form is sent. A second press would break off the first one, and leave its answer unread. */
function useSend(): SubmitEventHandler<HTMLFormElement> {
  const isPaying = useIsPaying()
  const submit = useSubmit()
  return (event) => {
    const { submitter } = event.nativeEvent
    if (isPaying) return event.preventDefault()
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'intent') return
    // A coupon changes the price and nothing else: the page stays where it is.
    event.preventDefault()
    void submit(submitter, { replace: true, preventScrollReset: true })
  }
}

function WhatNext({ problem: { code, orderId } }: { problem: Problem }) {
  const link = useLink()
  if (orderId !== undefined)
    return (
      <a href={link(`/pay/${orderId}/wait`)}>
        <Trans>Go to that payment</Trans>
      </a>
    )
  if (code === 'ALREADY_ENROLLED' || code === 'HAS_ENROLLMENT_UNDER_SAME_ASL_GROUP')
    return (
      <a href={link('/learn')}>
        <Trans>Go to your courses</Trans>
      </a>
    )
  if (code === 'QUOTE_EXPIRED' || code === 'PRICE_DROPPED') return <Trans>What you see now is today’s price.</Trans>
  return undefined
}
