import { Trans } from '@lingui/react/macro'
import type { Paise } from '#core/kernel/money.ts'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { useLink } from '#web/page/link.ts'
import { toQuery } from '#web/page/query.ts'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ServiceCount } from '#web/ui/course/cards/plan-card.tsx'
import { PriceBlock } from '#web/ui/course/price-block.tsx'

interface PlanOffer {
  readonly id: string
  readonly name: string
  readonly price: Paise
  readonly cutPrice: Paise
  readonly included: number
  readonly isFullest: boolean
  readonly of: number
}

export interface PlanPricesProps {
  readonly program: TextInLanguage
  /** The language of teaching, in words. */
  readonly taughtIn: string
  /** The chosen language, where this course is not taught in it. */
  readonly missing: string | undefined
  readonly plans: readonly PlanOffer[]
  readonly query: Readonly<Record<string, string>>
}

/** Plans of the chosen class with what they cost in the end. */
export function PlanPrices({
  program,
  taughtIn,
  missing,
  plans,
  query,
  heading,
}: PlanPricesProps & { readonly heading: TextInLanguage }) {
  const link = useLink()
  const href = link(`/plans${toQuery(query)}`)
  return (
    <section className="page py-6 lg:py-8" aria-labelledby="plans">
      <h2 id="plans" lang={heading.lang} className="text-h2">
        {heading.text}
      </h2>
      <p className="mb-3 text-ink-2">
        <span lang={program.lang}>{program.text}</span>
        {' · '}
        <Trans>taught in {taughtIn}</Trans>
        {' · '}
        <Trans>full course, taxes included</Trans>
      </p>
      {missing && (
        <p className="mb-3">
          <Trans>
            This course is not taught in {missing}. <a href={link('/courses')}>See all courses</a>
          </Trans>
        </p>
      )}
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanLink plan={plan} href={link(`/plans${toQuery({ ...query, subscriptionPlanId: plan.id })}`)} />
          </li>
        ))}
      </ul>
      <div className="mt-4 md:inline-block md:min-w-64">
        <ButtonLink href={href} kind="ghost">
          <Trans>Compare the plans</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}

function PlanLink({
  plan: { name, included, isFullest, of, price, cutPrice },
  href,
}: {
  plan: PlanOffer
  href: string
}) {
  return (
    <a href={href} className="card card-link flex items-center gap-4 lg:h-full lg:flex-col lg:items-start">
      <Kandil of={of} lit={included} size={56} glow={isFullest} />
      <span className="flex-1">
        <span className="block text-h4">{name}</span>
        <span className="text-sm text-ink-3">
          <ServiceCount included={included} of={of} />
        </span>
      </span>
      <span className="price-end">
        <PriceBlock price={price} cutPrice={cutPrice} size="row" />
      </span>
    </a>
  )
}
