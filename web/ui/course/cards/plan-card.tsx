import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Paise } from '#core/kernel/money.ts'
import { Kandil } from '../../brand/kandil.tsx'
import { Badge } from '../../data/badge.tsx'
import { PriceBlock } from '../price-block.tsx'

export interface PlanCardProps {
  readonly name: string
  readonly included: number
  readonly of: number
  /** It has the most of all services. */
  readonly isFullest?: boolean
  readonly price: Paise
  readonly cutPrice: Paise
  /** How long it runs, and that taxes are in it. */
  readonly note: ReactNode
  /** "Fits Class 11 · JEE Main" */
  readonly fit?: ReactNode
  readonly isChosen?: boolean
  readonly level?: 'h2' | 'h3'
  readonly children?: ReactNode
}

/** One plan: its lantern has a facet for each service, lit for those it has. */
export function PlanCard(props: PlanCardProps) {
  const { name, included, of, isFullest, price, cutPrice, note, fit, isChosen, level: Heading = 'h3', children } = props
  return (
    <article className={`card flex flex-col gap-4 ${isChosen ? 'border-2 border-mor' : ''}`}>
      {fit && (
        <p>
          <Badge>{fit}</Badge>
        </p>
      )}
      <div className="flex items-center justify-between gap-4">
        <div>
          <Heading className="text-h3">{name}</Heading>
          <p className="text-sm text-ink-3">
            <ServiceCount included={included} of={of} />
          </p>
        </div>
        <Kandil of={of} lit={included} size={64} glow={isFullest ?? false} />
      </div>
      <PriceBlock price={price} cutPrice={cutPrice} note={note} />
      {children && <div className="mt-auto">{children}</div>}
    </article>
  )
}

export function ServiceCount({ included, of }: { included: number; of: number }) {
  return (
    <Trans>
      {included} of {of} services
    </Trans>
  )
}
