import { Trans } from '@lingui/react/macro'
import { showMoney } from '#core/kernel/money.ts'
import { useLink } from '#web/page/link.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { StickyBar } from '#web/ui/layers/sticky-bar.tsx'
import type { CourseData } from './course.server.ts'

/** To the plans where there are some to choose from, else to the payment of the course itself. */
export function BuyBar({ isOpen, title, price, offer }: Pick<CourseData, 'isOpen' | 'title' | 'price' | 'offer'>) {
  const link = useLink()
  if (!isOpen) return null
  return (
    <StickyBar label={<span lang={title.lang}>{title.text}</span>} value={showMoney(price)}>
      <ButtonLink href={link(offer.path)} kind={offer.hasPlans ? 'primary' : 'buy'}>
        {offer.hasPlans ? <Trans>Choose a plan</Trans> : <Trans>Continue to payment</Trans>}
      </ButtonLink>
    </StickyBar>
  )
}
