import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { changeQuery } from '#web/page/query.ts'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { InPlaceLink } from '#web/ui/controls/in-place-link.tsx'
import { TickMark } from '#web/ui/course/tick-list.tsx'
import { PriceBlock } from '#web/ui/course/price-block.tsx'
import type { PlanChoiceView, PlanView } from './plans.server.ts'
import { queryFor } from './choose-plan.ts'
import type { Offer } from './plans.server.ts'

export interface CompareProps {
  readonly plans: readonly PlanView[]
  readonly services: Offer['services']
  readonly choice: PlanChoiceView
}

/** All plans next to each other. On a phone only on request: `compare` in the query. */
export function Compare({ plans, services, choice }: CompareProps) {
  const [query] = useSearchParams()
  const isNarrow = query.get('differences') === '1'
  const rows = isNarrow ? services.filter(({ type }) => new Set(plans.map(({ has }) => has[type])).size > 1) : services
  return (
    <section
      id="compare"
      aria-labelledby="compare-title"
      className={`gap-3 py-4 lg:grid ${query.has('compare') ? 'grid' : 'hidden'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="compare-title" className="text-h3">
          <Trans>All plans compared</Trans>
        </h2>
        <Chip to={changeQuery(query, { differences: isNarrow ? undefined : '1' })} isCurrent={isNarrow}>
          <Trans>Differences only</Trans>
        </Chip>
      </div>
      <div className="compare-frame" tabIndex={0} role="group" aria-labelledby="compare-title">
        <table className="compare">
          <thead>
            <tr>
              <td />
              {plans.map((plan) => (
                <th key={plan.variant} scope="col" data-chosen={plan === choice.plan || undefined}>
                  <PlanHeading plan={plan} choice={choice} of={services.length} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ type, text, lang, explanation }) => (
              <tr key={type}>
                <th scope="row" lang={lang}>
                  <span className="block font-semibold">{text}</span>
                  <span className="text-sm font-normal text-ink-3">{explanation}</span>
                </th>
                {plans.map((plan) => (
                  <td key={plan.variant} data-chosen={plan === choice.plan || undefined}>
                    <Mark value={plan.has[type]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function PlanHeading({ plan, choice, of }: { plan: PlanView; choice: PlanChoiceView; of: number }) {
  const [query] = useSearchParams()
  const { name, has, durations } = plan
  const duration = durations.find(({ months }) => months === choice.duration.months) ?? durations[0]
  const isChosen = plan === choice.plan
  return (
    <span className="grid justify-items-start gap-1">
      <span className="flex items-center gap-2">
        <Kandil size={28} of={of} lit={Object.values(has).filter(Boolean).length} tassel={false} />
        <span className="text-h4">{name}</span>
      </span>
      {duration && <PriceBlock price={duration.price} cutPrice={duration.cutPrice} size="row" />}
      <InPlaceLink
        to={queryFor(query, plan, choice.duration.months)}
        aria-current={isChosen}
        className="text-sm text-mor underline underline-offset-4"
      >
        {isChosen ? <Trans>{name} is chosen</Trans> : <Trans>Choose {name}</Trans>}
      </InPlaceLink>
    </span>
  )
}

function Mark({ value }: { value: string | boolean | undefined }) {
  return (
    <span className="flex items-center gap-2">
      <TickMark isIncluded={Boolean(value)} />
      {value !== true && value}
    </span>
  )
}
