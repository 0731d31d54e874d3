import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../controls/button.tsx'
import { Notice } from './notice.tsx'

interface Props {
  readonly sentence: string
  /** Where the family can open it. */
  readonly href: string | null
  readonly opensBy: 'PAYMENT' | 'CONSENT' | 'PLAN'
}

/** Why something of a course does not open. */
export function Locked({ sentence, href, opensBy }: Props) {
  return (
    <Notice tone="warm">
      <div className="grid justify-items-start gap-3">
        <p>{sentence}</p>
        {href !== null && (
          <ButtonLink href={href} size="fit">
            {opensBy === 'PAYMENT' && <Trans>Pay the instalment</Trans>}
            {opensBy === 'CONSENT' && <Trans>Read and agree</Trans>}
            {opensBy === 'PLAN' && <Trans>See the plans</Trans>}
          </ButtonLink>
        )}
      </div>
    </Notice>
  )
}
