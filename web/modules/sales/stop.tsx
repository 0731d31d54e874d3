import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLink } from '#web/page/link.ts'
import { unbroken } from '#web/page/unbroken.ts'
import { phoneAddress } from '#web/shell/support/support-links.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import type { OfferPage } from './offer.server.ts'

type StoppedOffer = Extract<OfferPage, { state: 'STOP' }>

/** The end of the road: why the link shows nothing, and whom to call. */
export function Stop({ reason, support }: Pick<StoppedOffer, 'reason' | 'support'>) {
  const link = useLink()
  const why = {
    NOT_VALID: <Trans>This link does not lead to an offer</Trans>,
    EXPIRED: <Trans>This offer has ended</Trans>,
    CLOSED: <Trans>This offer is closed</Trans>,
  } satisfies Record<StoppedOffer['reason'], ReactNode>
  return (
    <div className="page grid max-w-form justify-items-center gap-4 py-10 text-center">
      <Kandil size={144} lit={0} />
      <h1 className="text-h2">{why[reason]}</h1>
      <p className="text-ink-2">
        <Trans>Nothing was charged. Ask your adviser for a new link, or call us.</Trans>
      </p>
      <ButtonLink href={phoneAddress(support.tollFree)}>
        <Trans>Call {unbroken(support.tollFree)}</Trans>
      </ButtonLink>
      <p className="text-sm text-ink-3" lang={support.hours.lang}>
        {support.hours.text}
      </p>
      <a href={link('/courses')} className="text-link">
        <Trans>See all courses</Trans>
      </a>
    </div>
  )
}
