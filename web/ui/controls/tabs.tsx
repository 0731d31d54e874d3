import type { ReactNode } from 'react'
import { Chip } from './chip.tsx'

export interface Tab {
  readonly text: ReactNode
  readonly isCurrent: boolean
}

export interface TabsProps {
  readonly label: string
  /** Each with its page, or with its query of this page. */
  readonly tabs: readonly (Tab & ({ readonly href: string } | { readonly to: string }))[]
}

/** Parts of one page, each with a URL of its own. On a phone the row scrolls. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="scroll-row">
      {tabs.map(({ text, ...tab }, i) => (
        <Chip key={i} {...tab}>
          {text}
        </Chip>
      ))}
    </nav>
  )
}
