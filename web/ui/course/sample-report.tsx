import { Trans, useLingui } from '@lingui/react/macro'
import { Kandil } from '../brand/kandil.tsx'
import { Badge } from '../data/badge.tsx'
import { Meter, StatTile } from '../data/stat-tile.tsx'

/** The result of a test and the remark of a teacher, as parents see them: a drawn sample, and said to be one. */
export function SampleReport() {
  const { t } = useLingui()
  return (
    <figure className="card grid gap-4">
      <figcaption className="flex items-center justify-between gap-3">
        <span className="text-h4">
          <Trans>Aarav’s test in November</Trans>
        </span>
        <Badge tone="quiet">
          <Trans>Sample</Trans>
        </Badge>
      </figcaption>
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
      <div className="flex items-center gap-4 border-t border-line pt-4">
        <Kandil lit={7} size={56} />
        <p>
          <span className="block">
            <Trans>“Asks good questions. Chemistry: practise organic names once more.”</Trans>
          </span>
          <span className="text-sm text-ink-2">
            <Trans>The teacher’s remark in November</Trans>
          </span>
        </p>
      </div>
    </figure>
  )
}
