import { Trans } from '@lingui/react/macro'
import { showMoney } from '#core/kernel/money.ts'
import { useLink } from '#web/page/link.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { StickyBar } from '#web/ui/layers/sticky-bar.tsx'
import type { CourseData } from './course.server.ts'

/** The form that takes the chosen batch along. */
export const BUY_FORM = 'buy'

/** To the plans where there are some to choose from, else to the payment of the course itself. */
export function BuyBar({
  isOpen,
  isFull,
  title,
  price,
  offer,
  batches,
  owned,
}: Pick<CourseData, 'isOpen' | 'isFull' | 'title' | 'price' | 'offer' | 'batches' | 'owned'>) {
  if (owned) return <OwnedBar title={title} {...owned} />
  if (!isOpen || isFull) return null
  return (
    <StickyBar label={<span lang={title.lang}>{title.text}</span>} value={showMoney(price)}>
      {batches.length > 1 ? <WithBatch offer={offer} /> : <Without offer={offer} />}
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

function Without({ offer }: Pick<CourseData, 'offer'>) {
  const link = useLink()
  return (
    <ButtonLink href={link(offer.path)} kind={offer.hasPlans ? 'primary' : 'buy'}>
      <Words {...offer} />
    </ButtonLink>
  )
}

/** The batches are fields of this form: see batches.tsx. */
function WithBatch({ offer }: Pick<CourseData, 'offer'>) {
  const link = useLink()
  const [path = '', query] = offer.path.split('?')
  return (
    <form id={BUY_FORM} action={link(path)}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button kind={offer.hasPlans ? 'primary' : 'buy'}>
        <Words {...offer} />
      </Button>
    </form>
  )
}

function Words({ hasPlans }: CourseData['offer']) {
  return hasPlans ? <Trans>Choose a plan</Trans> : <Trans>Continue to payment</Trans>
}
