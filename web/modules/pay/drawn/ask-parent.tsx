import { Trans } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { useLink } from '#web/page/link.ts'

/** The way on for a child who may not pay: the same purchase, behind a link for a parent. */
export function AskParent() {
  const link = useLink()
  const { search } = useLocation()
  return (
    <p>
      <a href={link(`/ask${search}`)} className="text-link">
        <Trans>Ask a parent to pay</Trans>
      </a>
    </p>
  )
}
