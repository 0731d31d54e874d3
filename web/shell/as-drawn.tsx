import { useState, type ReactNode } from 'react'

export interface AsDrawnProps {
  /** Names its place on the page. */
  readonly id: string
  /** `import.meta.env.SSR && <Part />`: so the part's code is not sent to the browser. */
  readonly children: ReactNode
}

const isBrowser = typeof document !== 'undefined'

/**
 * A part of a hydrated page that does not change while the page is open: the server draws it, and in the browser it stays as
 * it came, as header and footer do. For pages that are reached as documents only.
 */
export function AsDrawn({ id, children }: AsDrawnProps) {
  // One object, or React would write it again at every render.
  const [drawn] = useState(() => ({ __html: isBrowser ? (document.getElementById(id)?.innerHTML ?? '') : '' }))
  if (!isBrowser) return <div id={id}>{children}</div>
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={drawn} />
}
