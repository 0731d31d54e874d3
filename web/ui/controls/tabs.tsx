import type { ReactNode } from 'react'
import { Chip } from './chip.tsx'

export interface TabsProps {
  readonly label: string
  readonly tabs: readonly { readonly href: string; readonly text: ReactNode; readonly isCurrent: boolean }[]
}

/** Parts of one page, each with a URL of its own. On a phone the row scrolls. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="scroll-row">
      {tabs.map(({ href, text, isCurrent }) => (
        <Chip key={href} href={href} isCurrent={isCurrent}>
          {text}
        </Chip>
      ))}
    </nav>
  )
}
