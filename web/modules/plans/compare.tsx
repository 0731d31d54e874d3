import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { changeQuery } from '#web/page/query.ts'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { InPlaceLink } from '#web/ui/controls/in-place-link.tsx'
import { TickMark } from '#web/ui/course/tick-list.tsx'
import { PriceBlock } from '#web/ui/course/price-block.tsx'
import type { PlanChoiceView, PlanView } from './plans.server.ts'
import { comparedWith, queryFor, queryWith } from './choose-plan.ts'
import type { Offer } from './plans.server.ts'

export interface CompareProps {
  readonly plans: readonly PlanView[]
  readonly services: Offer['services']
  readonly choice: PlanChoiceView
}

/** All plans next to each other. On a phone only on request, `compare` in the query, and two of them: the chosen one and `with`. */
export function Compare({ plans, services, choice }: CompareProps) {
  const [query] = useSearchParams()
  const other = comparedWith(plans, choice.plan, query)
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
      <Others plans={plans} choice={choice} other={other} />
      <Table plans={plans} services={services} rows={rows} choice={choice} other={other} />
    </section>
  )
}

interface TableProps extends CompareProps {
  readonly rows: Offer['services']
  readonly other: PlanView | undefined
}

function Table({ plans, services, rows, choice, other }: TableProps) {
  const stateOf = (plan: PlanView) => ({
    'data-chosen': plan === choice.plan || undefined,
    'data-shown': plan === choice.plan || plan === other || undefined,
  })
  return (
    <div className="compare-frame" tabIndex={0} role="group" aria-labelledby="compare-title">
      <table className="compare">
        <thead>
          <tr>
            <td />
            {plans.map((plan) => (
              <th key={plan.variant} scope="col" {...stateOf(plan)}>
                <PlanHeading plan={plan} below={plans[plans.indexOf(plan) - 1]} choice={choice} services={services} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ type, text, lang, explanation }) => (
            <tr key={type}>
              <th scope="row" lang={lang}>
                <span className="block font-semibold">{text}</span>
                <span className="hidden text-sm font-normal text-ink-3 md:block">{explanation}</span>
              </th>
              {plans.map((plan) => (
                <td key={plan.variant} {...stateOf(plan)}>
                  <Mark value={plan.has[type]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** On a phone: with which plan the chosen one is compared. */
function Others({
  plans,
  choice,
  other,
}: Pick<CompareProps, 'plans' | 'choice'> & { readonly other: PlanView | undefined }) {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const others = plans.filter((plan) => plan !== choice.plan)
  if (others.length < 2) return null
  return (
    <div className="lg:hidden">
      <Tabs
        label={t`Compare ${choice.plan.name} with`}
        tabs={others.map((plan) => ({ to: queryWith(query, plan), text: plan.name, isCurrent: plan === other }))}
      />
    </div>
  )
}

interface PlanHeadingProps {
  readonly plan: PlanView
  /** The next cheaper one. */
  readonly below: PlanView | undefined
  readonly choice: PlanChoiceView
  readonly services: Offer['services']
}

function PlanHeading({ plan, below, choice, services }: PlanHeadingProps) {
  const [query] = useSearchParams()
  const { name, has, durations, isFullest } = plan
  const duration = durations.find(({ months }) => months === choice.duration.months) ?? durations[0]
  const isChosen = plan === choice.plan
  return (
    <span className="grid min-w-0 justify-items-start gap-1">
      <span className="flex flex-wrap items-center gap-x-2">
        <Kandil
          size={28}
          of={services.length}
          lit={Object.values(has).filter(Boolean).length}
          glow={isFullest}
          tassel={false}
        />
        <span className="text-h4">{name}</span>
      </span>
      {duration && <PriceBlock price={duration.price} cutPrice={duration.cutPrice} size="row" />}
      {below && <Added plan={plan} below={below} services={services} />}
      <InPlaceLink
        to={queryFor(query, plan, choice.duration.months)}
        aria-current={isChosen}
        className="lone-link text-sm"
      >
        {isChosen ? <Trans>{name} is chosen</Trans> : <Trans>Choose {name}</Trans>}
      </InPlaceLink>
    </span>
  )
}

/** The difference in words: which services come on top, and which are more. */
function Added({
  plan,
  below,
  services,
}: {
  readonly plan: PlanView
  readonly below: PlanView
  readonly services: Offer['services']
}) {
  const added = services.flatMap(({ type, text }) => {
    const [now, before] = [plan.has[type], below.has[type]]
    if (!now || now === before) return []
    return [typeof now === 'string' && typeof before === 'string' ? `${text} ${before} → ${now}` : text]
  })
  if (added.length === 0) return null
  return (
    <span className="text-sm font-normal text-ink-2">
      <Trans>
        More than {below.name}: {added.join(', ')}
      </Trans>
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
