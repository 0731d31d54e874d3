import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { beginPayment } from '#web/page/begin-payment.server.ts'
import type { Handle } from '#web/page/handle.ts'
import { actForHousehold, load } from '#web/page/page.server.ts'
import { platformOf } from '#web/page/platform.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { ButtonsScript } from '#web/ui/controls/script/buttons-script.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import type { Route } from './+types/result.ts'
import { EmiTerms } from './emi-terms.tsx'
import { CorrectedInvoice } from './corrected-invoice.tsx'
import { RefundSummary } from './refund-summary.tsx'
import { Enrolled } from './enrolled.tsx'
import { Help } from './help.tsx'
import type { Outcome } from './outcome.ts'
import { readResult } from './result.server.ts'
import { Story } from './story.tsx'
import { useTitle } from './title.ts'
import { PaymentUnknown } from './payment-unknown.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readResult(page, args.params.order, platformOf(args.request)))
}

/** "Try again": another attempt at the same order, by the same way to pay. Or the money back, where the chosen batch was full. */
export function action(args: Route.ActionArgs) {
  const { order: orderId } = args.params
  const platform = platformOf(args.request)
  return actForHousehold(args, async ({ api, form }) => {
    if (form.get('intent') === 'return') {
      await api.payments.returnFullBatch({ orderId })
      return redirect(`/pay/${orderId}`)
    }
    const { method, upiApp } = await api.payments.getOrderStatus({ orderId })
    if (method && method !== 'MANDATE')
      await beginPayment({ api }, { orderId, method, platform, upiApp: upiApp ?? undefined })
    return redirect(`/pay/${orderId}/wait?go=1`)
  })
}

/** How many of the lantern's eight facets are lit: all of them mean enrolled. */
const lit: Record<Outcome['kind'], number> = {
  ENROLLED: 8,
  PARTIAL: 6,
  REVIEW: 6,
  UNKNOWN: 4,
  FAILED: 2,
  EXPIRED: 0,
  REPLACED: 0,
  RETURNED: 0,
}

export default function Result({ loaderData: result, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { outcome, number, looksAgainAfter } = result
  const isEnrolled = outcome.kind === 'ENROLLED'
  const title = useTitle(result)
  return (
    <div className={`page grid gap-6 py-8 ${isEnrolled ? 'lg:grid-cols-2 lg:gap-10' : 'max-w-form'}`}>
      <PrivateHead title={t`Order ${number}: ${title}`} />
      {looksAgainAfter !== undefined && (
        <>
          <noscript data-look-again={looksAgainAfter}>
            <meta httpEquiv="refresh" content={String(looksAgainAfter)} />
          </noscript>
          <ButtonsScript />
        </>
      )}
      <div className="grid content-start justify-items-center gap-5 text-center">
        {actionData && <ErrorSummary problem={actionData.problem} />}
        <Kandil
          size={isEnrolled ? 160 : 112}
          lit={lit[outcome.kind]}
          glow={lit[outcome.kind] > 0}
          lights={isEnrolled}
        />
        <h1 className="text-h2 wrap-anywhere">{title}</h1>
        {outcome.kind === 'UNKNOWN' ? (
          <PaymentUnknown {...result} isHeldBack={outcome.isHeldBack} />
        ) : (
          <Story {...result} />
        )}
      </div>
      {isEnrolled ? (
        <Enrolled {...result} />
      ) : (
        <div className="grid gap-6">
          <RefundSummary {...result} />
          <CorrectedInvoice {...result} />
          {outcome.kind === 'RETURNED' && result.emi && <EmiTerms emi={result.emi} />}
          <Help {...result} />
        </div>
      )}
    </div>
  )
}
