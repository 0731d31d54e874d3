// Only the server renders the header and the footer. entry.server.tsx gives them as ready elements. In the browser a
// hydrated page keeps their HTML, so their code, texts and data are never sent.
import { createContext, use, type ReactNode } from 'react'

export interface Frame {
  readonly header: ReactNode
  readonly footer: ReactNode
}
export const FrameContext = createContext<Frame | undefined>(undefined)

const isBrowser = typeof document !== 'undefined'

/**
 * The HTML from the server, as React's innerHTML. Each object is created once, or React would write the HTML again at
 * every render.
 */
const drawn = { header: drawnIn('header'), footer: drawnIn('footer') }

function drawnIn(part: keyof Frame): { __html: string } {
  return { __html: isBrowser ? (document.querySelector(`body > ${part}`)?.innerHTML ?? '') : '' }
}

export function Header() {
  const frame = use(FrameContext)
  if (!isBrowser) return <header className="header">{frame?.header}</header>
  return <header className="header" suppressHydrationWarning dangerouslySetInnerHTML={drawn.header} />
}

export function Footer() {
  const frame = use(FrameContext)
  if (!isBrowser) return <footer className="footer">{frame?.footer}</footer>
  return <footer className="footer" suppressHydrationWarning dangerouslySetInnerHTML={drawn.footer} />
}
