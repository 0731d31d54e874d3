import type { ReactNode } from 'react'
import { InPlaceLink } from './in-place-link.tsx'

/** A chip's looks, which its select has too. */
export const shape = 'inline-flex min-h-9 items-center gap-1 rounded-full border py-1 text-body font-medium'
export const chosen = 'border-mor bg-mor text-on-mor'
export const open = 'border-edge bg-surface text-ink hover:bg-mor-tint'

export interface ChipProps {
  readonly isCurrent?: boolean
  readonly children: ReactNode
}

/** A link that filters or switches: to another page by `href`, or to another query of this one by `to`. */
export function Chip({ isCurrent, children, ...place }: ChipProps & ({ href: string } | { to: string })) {
  const className = `hit ${shape} px-4 ${isCurrent ? chosen : open}`
  if ('to' in place)
    return (
      <InPlaceLink to={place.to} aria-current={isCurrent || undefined} className={className}>
        {children}
      </InPlaceLink>
    )
  return (
    <a href={place.href} aria-current={isCurrent || undefined} className={className}>
      {children}
    </a>
  )
}
