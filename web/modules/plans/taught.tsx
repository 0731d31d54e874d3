import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { nothing, showMoney, type Paise } from '#core/kernel/money.ts'
import { variantSlug } from '#core/modules/plans/variant-name.ts'
import { useLink } from '#web/page/link.ts'
import { changeQuery } from '#web/page/query.ts'
import { Chip } from '#web/ui/controls/chip.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { BatchName } from '#web/ui/course/batch-name.tsx'
import { CourseFacts } from '#web/ui/course/course-facts.tsx'
import type { BatchView, Offer, PlanChoiceView } from './plans.server.ts'

interface LanguagesProps {
  readonly language: Offer['language']
  readonly choice: PlanChoiceView
}

/** In which language it is taught, and the price of the same plan in each. Another language is another page: its courses are others. */
export function Languages({ language: { all, taughtIn, missing }, choice: { plan, duration } }: LanguagesProps) {
  const link = useLink()
  const [query] = useSearchParams()
  const place = { plan: variantSlug(plan.variant), months: String(duration.months) }
  const others = { subscriptionPlanId: undefined, batch: undefined }
  return (
    <div className="grid gap-2">
      {missing !== undefined && (
        <p role="status" className="rounded-m bg-genda-tint px-4 py-3">
          <Trans>
            This course is not taught in {missing} yet. It is taught in {taughtIn}.
          </Trans>
        </p>
      )}
      {all.length > 1 && (
        <div className="flex flex-wrap items-center gap-2" role="group" aria-labelledby="taught-in">
          <span id="taught-in" className="text-ink-2">
            <Trans>Taught in</Trans>
          </span>
          {all.map(({ language, name, prices, isShown }) => (
            <Chip
              key={language}
              href={link(`/plans${changeQuery(query, { ...place, ...others, language })}`)}
              isCurrent={isShown}
            >
              <span lang={language}>{name}</span>
              {duration.months === 0 && <PriceIn price={prices[plan.variant]} all={Object.values(prices)} />}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}

/** The price of the chosen tier, or the lowest where it is not taught in that tier. */
function PriceIn({ price, all }: { readonly price: Paise | undefined; readonly all: readonly Paise[] }) {
  const lowest = showMoney(all.toSorted((a, b) => a - b)[0] ?? nothing)
  return (
    <span className="tabular-nums">
      {' · '}
      {price === undefined ? <Trans>from {lowest}</Trans> : showMoney(price)}
    </span>
  )
}

interface BatchChoiceProps {
  readonly taughtIn: string
  readonly plan: PlanChoiceView['plan']
  readonly batch: BatchView | undefined
}

/** The batches of the chosen plan, and when the chosen one is taught. */
export function BatchChoice({ taughtIn, plan: { batches }, batch }: BatchChoiceProps) {
  const { t } = useLingui()
  const [query] = useSearchParams()
  return (
    <div className="grid gap-3">
      {batches.length > 1 && (
        <Tabs
          label={t`Batch`}
          tabs={batches.map((each) => ({
            to: changeQuery(query, { batch: each.id }),
            text: <BatchName label={each.label} />,
            isCurrent: each === batch,
          }))}
        />
      )}
      {batch?.isFull && (
        <p role="status" className="font-semibold text-genda-ink">
          <Trans>This batch is full</Trans>
        </p>
      )}
      <CourseFacts taughtIn={taughtIn} batch={batch} />
    </div>
  )
}
