import type { ReactNode } from 'react'

export interface StickyBarProps {
  readonly label: ReactNode
  /** The live price, or what else the button is about. */
  readonly value?: ReactNode
  /** A wide screen has the button at the side of the page. */
  readonly isNarrowOnly?: boolean
  readonly children: ReactNode
}

/** The one thing to do, always in reach of the thumb. Pages leave room below: scroll-padding keeps the focus in sight. */
export function StickyBar({ label, value, isNarrowOnly, children }: StickyBarProps) {
  return (
    <div data-bar className={`sticky-bar ${isNarrowOnly ? 'lg:hidden' : ''}`}>
      <div className="page grid gap-2 py-3 md:flex md:items-center md:justify-between">
        <p className="flex flex-1 items-baseline justify-between gap-4 text-sm text-ink-2 md:justify-start">
          <span>{label}</span>
          <output className="text-body font-bold text-ink">{value}</output>
        </p>
        <div className="md:w-72">{children}</div>
      </div>
    </div>
  )
}
