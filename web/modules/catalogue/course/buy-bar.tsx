import { Trans } from '@lingui/react/macro'
import { showMoney } from '#core/kernel/money.ts'
import { useLink } from '#web/page/link.ts'
import { useTierName } from '#web/page/tier-name.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { StickyBar } from '#web/ui/layers/sticky-bar.tsx'
import type { CourseData } from './course.server.ts'

/** The form that takes the chosen batch along. */
export const BUY_FORM = 'buy'

/** To the plans where there are some to choose from, else to the payment of the course itself. */
export function BuyBar({ isOpen, isFull, title, price, offer, batches, owned, variantName: tier }: CourseData) {
  if (owned) return <OwnedBar title={title} {...owned} />
  if (!isOpen || isFull) return null
  return (
    <StickyBar label={<span lang={title.lang}>{title.text}</span>} value={showMoney(price)} isNarrowOnly>
      {batches.length > 1 ? <WithBatch offer={offer} tier={tier} /> : <Without offer={offer} tier={tier} />}
    </StickyBar>
  )
}

function OwnedBar({ title, till, path }: Pick<CourseData, 'title'> & NonNullable<CourseData['owned']>) {
  const link = useLink()
  return (
    <StickyBar label={<span lang={title.lang}>{title.text}</span>} value={<Trans>Until {till}</Trans>}>
      <ButtonLink href={link(path)}>
        <Trans>Go to your course</Trans>
      </ButtonLink>
    </StickyBar>
  )
}

/** The same at the side of a wide screen. Its button belongs to the bar's form. */
export function BuyButton({ isOpen, isFull, offer, batches, owned, variantName: tier }: CourseData) {
  if (owned || !isOpen || isFull) return null
  if (batches.length < 2) return <Without offer={offer} tier={tier} />
  return (
    <Button form={BUY_FORM} kind={offer.hasPlans ? 'primary' : 'buy'}>
      <Words {...offer} tier={tier} />
    </Button>
  )
}

type WaysOn = Pick<CourseData, 'offer'> & { readonly tier: CourseData['variantName'] }

function Without({ offer, tier }: WaysOn) {
  const link = useLink()
  return (
    <ButtonLink href={link(offer.path)} kind={offer.hasPlans ? 'primary' : 'buy'}>
      <Words {...offer} tier={tier} />
    </ButtonLink>
  )
}

/** The batches are fields of this form: see batches.tsx. */
function WithBatch({ offer, tier }: WaysOn) {
  const link = useLink()
  const [path = '', query] = offer.path.split('?')
  return (
    <form id={BUY_FORM} action={link(path)}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button kind={offer.hasPlans ? 'primary' : 'buy'}>
        <Words {...offer} tier={tier} />
      </Button>
    </form>
  )
}

function Words({ hasPlans, tier }: CourseData['offer'] & Pick<WaysOn, 'tier'>) {
  const tierName = useTierName()
  if (!hasPlans) return <Trans>Continue to payment</Trans>
  const name = tier && tierName(tier)
  return name ? <Trans>Continue with {name}</Trans> : <Trans>Choose a plan</Trans>
}
