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
 * Changes the query of the page it stands on. Where React runs the page is not loaded anew: the place on it stays, and Back
 * leads to the page before, not to the choice before.
 */
export function InPlaceLink(props: InPlaceLinkProps) {
  return <Link {...props} replace preventScrollReset />
}
