import { Trans } from '@lingui/react/macro'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { useLink } from '#web/page/link.ts'
import { Icon } from '../../brand/icon.tsx'

export interface RefundCardProps {
  /** The refund policy in a sentence; undefined where staff have written none. */
  readonly refund: TextInLanguage | undefined
  /** Undefined where the promise cannot be met. */
  readonly promise:
    | {
        readonly summary: TextInLanguage
        /** Days, in words. */
        readonly until: string
        readonly claimBy: string
      }
    | undefined
}

/** Everything that can be given back for a course, and until when: in the same words before and after the payment. */
export function RefundCard({ refund, promise }: RefundCardProps) {
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

function Promised({ summary, until, claimBy }: NonNullable<RefundCardProps['promise']>) {
  return (
    <p className="text-ink-2">
      <span lang={summary.lang}>{summary.text}</span>{' '}
      <Trans>
        The classes and tests until {until} count. You can claim it until {claimBy}.
      </Trans>
    </p>
  )
}
