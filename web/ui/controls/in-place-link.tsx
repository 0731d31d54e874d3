import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface InPlaceLinkProps {
  /** The new query, with its "?". */
  readonly to: string
  readonly className?: string
  readonly 'aria-current'?: boolean | undefined
  readonly children: ReactNode
}

/**
 * Changes the query of the current page. Where React runs, the page is not reloaded: the scroll position stays, and
 * Back leads to the page before, not to the choice before.
 */
export function InPlaceLink(props: InPlaceLinkProps) {
  return <Link {...props} replace preventScrollReset />
}
