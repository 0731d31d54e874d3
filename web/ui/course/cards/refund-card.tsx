import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { useLink } from '#web/page/link.ts'
import { Icon } from '../../brand/icon.tsx'

/** Days, in words. MONTHS: the plan is for months. TOO_LATE: the classes end too soon. */
export type PromiseWords =
  | { readonly state: 'HOLDS'; readonly until: string; readonly claimBy: string }
  | { readonly state: 'MONTHS' | 'TOO_LATE'; readonly endsOn: string }

export interface RefundCardProps {
  /** The refund policy in a sentence; undefined where staff have written none. */
  readonly refund: TextInLanguage | undefined
  /** The promise of progress, and if it can be met. Undefined where staff have written none. */
  readonly promise: (PromiseWords & { readonly summary: TextInLanguage }) | undefined
}

/**
 * Everything that can be given back for a course, and until when: in the same words before and after the payment. The children are the
 * amount that would come back today.
 */
export function RefundCard({ refund, promise, children }: RefundCardProps & { readonly children?: ReactNode }) {
  const link = useLink()
  if (!refund) return null
  return (
    <section aria-labelledby="refund-card" className="card flex gap-3">
      <span className="text-mor">
        <Icon name="receipt-indian-rupee" size={24} />
      </span>
      <div className="grid gap-1">
        <h2 id="refund-card" className="text-body font-semibold">
          <Trans>Getting your money back</Trans>
        </h2>
        <p lang={refund.lang} className="text-ink-2">
          {refund.text}
        </p>
        {promise && <Promised {...promise} />}
        {children}
        <p className="flex flex-wrap gap-x-4 text-sm">
          <a href={link('/policies/refund')} className="lone-link">
            <Trans>Read the refund policy</Trans>
          </a>
          {promise && (
            <a href={link('/policies/promise')} className="lone-link">
              <Trans>Read the terms of the promise</Trans>
            </a>
          )}
        </p>
      </div>
    </section>
  )
}

function Promised(promise: NonNullable<RefundCardProps['promise']>) {
  const { summary } = promise
  return (
    <p className="text-ink-2">
      <span lang={summary.lang}>{summary.text}</span> <Terms {...promise} />
    </p>
  )
}

function Terms(promise: PromiseWords) {
  if (promise.state === 'HOLDS') return <Days {...promise} />
  const { state, endsOn } = promise
  if (state === 'MONTHS') return <Trans>It is for the full course only: a plan of months does not have it.</Trans>
  return (
    <Trans>
      It cannot be met for this purchase: it counts six months of classes, and the last class is on {endsOn}.
    </Trans>
  )
}

function Days({ until, claimBy }: Extract<PromiseWords, { readonly state: 'HOLDS' }>) {
  return (
    <Trans>
      The classes and tests until {until} count. You can claim it until {claimBy}.
    </Trans>
  )
}
