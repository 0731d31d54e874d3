import type { ReactNode } from 'react'
import { Icon } from '../brand/icon.tsx'

export interface DisclosureProps {
  readonly title: ReactNode
  /** Only one disclosure of a group is open at a time. */
  readonly group?: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

export function Disclosure({ title, group, isOpen, children }: DisclosureProps) {
  return (
    <details name={group} open={isOpen} className="disclosure">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-3 font-semibold">
        {title}
        <span className="disclosure-mark text-mor">
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className="pb-4 text-ink-2">{children}</div>
    </details>
  )
}
