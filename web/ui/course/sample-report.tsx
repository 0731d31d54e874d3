import { Trans, useLingui } from '@lingui/react/macro'
import { Kandil } from '../brand/kandil.tsx'
import { Badge } from '../data/badge.tsx'
import { Meter, StatTile } from '../data/stat-tile.tsx'

/** A report as parents get it every month: a drawn sample, and said to be one. */
export function SampleReport() {
  const { t } = useLingui()
  return (
    <figure className="card grid gap-4">
      <figcaption className="flex items-center justify-between gap-3">
        <span className="text-h4">
          <Trans>Aarav’s November</Trans>
        </span>
        <Badge tone="quiet">
          <Trans>Sample report</Trans>
        </Badge>
      </figcaption>
      <div className="flex items-center gap-4">
        <Kandil lit={7} size={72} />
        <p>
          <span className="block font-semibold">
            <Trans>Attended 21 of 24 classes</Trans>
          </span>
          <span className="text-ink-2">
            <Trans>3 more than last month</Trans>
          </span>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-2 md:grid-cols-4">
        <StatTile figure="82%" label={t`Marks`} />
        <StatTile figure="41" label={t`Correct`} tone="good" />
        <StatTile figure="6" label={t`Incorrect`} tone="bad" />
        <StatTile figure="3" label={t`Unanswered`} />
      </dl>
      <div className="grid gap-3">
        <Meter label={t`Physics`} percent={78} tone="neel" />
        <Meter label={t`Chemistry`} percent={64} tone="rani" />
        <Meter label={t`Maths`} percent={86} tone="mor" />
      </div>
    </figure>
  )
}
