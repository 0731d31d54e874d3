import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '#web/ui/data/badge.tsx'
import type { FoundRow } from './predictor.server.ts'
import { usePredictorWords } from './words.ts'

const tones: Record<FoundRow['band'], Tone> = { SAFE: 'tulsi', LIKELY: 'neel', REACH: 'genda' }

/** One seat of one program: where, for whom, how it closed, and the band. */
export function SeatRow({ row, children }: { readonly row: FoundRow; readonly children?: ReactNode }) {
  const words = usePredictorWords()
  const { institute, program, band, rankText, years } = row
  const compared = words.ranks[row.comparedWith]
  return (
    <article className="card grid gap-3 lg:grid-cols-3">
      <div>
        <h3 className="font-semibold" lang="en">
          {institute.name}
        </h3>
        <p lang="en">{program}</p>
        <SeatKind row={row} />
      </div>
      <Closings closings={row.closings} />
      <div className="grid content-start gap-2 lg:justify-items-end lg:text-end">
        <span>
          <Badge tone={tones[band]}>{words.bands[band]}</Badge>
        </span>
        <p className="text-sm text-ink-2">
          <Trans>
            Your rank: {rankText}, {compared}
          </Trans>
        </p>
        {years === 1 && (
          <p className="text-sm text-ink-2">
            <Trans>1 year of data</Trans>
          </p>
        )}
        {children}
      </div>
    </article>
  )
}

export function SeatKind({ row }: { readonly row: Omit<FoundRow, 'band' | 'rank' | 'rankText' | 'comparedWith'> }) {
  const { t } = useLingui()
  const words = usePredictorWords()
  const { institute, state, quota, seatType, isPwd, gender, pool, isPreparatory } = row
  const { nirfRank } = institute
  const parts = [
    state,
    words.types[institute.type],
    nirfRank === null ? '' : t`NIRF ${nirfRank}`,
    words.quotas[quota],
    words.categories[seatType] + (isPwd ? ' (PwD)' : ''),
    gender === 'FEMALE' ? t`Girls only, with supernumerary seats` : t`Gender-neutral`,
    pool === 'NONE' ? '' : words.pools[pool],
    isPreparatory ? t`Preparatory course` : '',
  ]
  return <p className="mt-1 text-sm text-ink-2">{parts.filter(Boolean).join(' · ')}</p>
}

/** Under each number: the round of the file it is from. */
export function Closings({ closings }: Pick<FoundRow, 'closings'>) {
  return (
    <dl className="flex flex-wrap content-start gap-x-6 gap-y-2">
      {closings.map(({ year, round, text, isPreparatory, setId }) => (
        <div key={`${year} ${isPreparatory}`}>
          <dt className="text-sm text-ink-3">
            <Trans>Closed in {year}</Trans>
          </dt>
          <dd>
            <data value={text} className="font-semibold">
              {text}
            </data>{' '}
            <a href={`#source-${setId}`} className="text-sm text-link">
              <Trans>Round {round}</Trans>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
