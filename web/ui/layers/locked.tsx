import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../controls/button.tsx'
import { Notice } from './notice.tsx'

interface Props {
  readonly sentence: string
  /** Where the family can open it. */
  readonly href: string | null
  /** A payment is late. */
  readonly isLate: boolean
}

/** Why something of a course does not open. */
export function Locked({ sentence, href, isLate }: Props) {
  return (
    <Notice tone="warm">
      <div className="grid justify-items-start gap-3">
        <p>{sentence}</p>
        {href !== null && (
          <ButtonLink href={href} size="fit">
            {isLate ? <Trans>Pay the instalment</Trans> : <Trans>See the plans</Trans>}
          </ButtonLink>
        )}
      </div>
    </Notice>
  )
}
