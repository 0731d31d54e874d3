import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { percentSaved, showMoney, type Paise } from '#core/kernel/money.ts'

export interface PriceBlockProps {
  readonly price: Paise
  /** Shown struck through when it is above the price: it really was charged, or the API would not answer it. */
  readonly cutPrice?: Paise
  readonly size?: 'price' | 'row'
  readonly note?: ReactNode
}

export function PriceBlock({ price, cutPrice = price, size = 'price', note }: PriceBlockProps) {
  const percent = percentSaved(cutPrice, price)
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className={size === 'price' ? 'text-price' : 'text-h4 font-bold'}>{showMoney(price)}</span>
        {cutPrice > price && (
          <>
            <s className="text-ink-3">
              <span className="sr-only">
                <Trans>Earlier price</Trans>{' '}
              </span>
              {showMoney(cutPrice)}
            </s>
            {percent > 0 && (
              <span className="text-sm font-semibold text-tulsi">
                <Trans>{percent}% off</Trans>
              </span>
            )}
          </>
        )}
      </p>
      {note && <p className="mt-1 text-sm text-ink-3">{note}</p>}
    </div>
  )
}
