import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLink } from '#web/page/link.ts'
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
        <h3 className="font-semibold">
          <CollegeLink institute={institute} />
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

/** Leads to all seats of the college. */
export function CollegeLink({ institute: { id, name } }: Pick<FoundRow, 'institute'>) {
  const link = useLink()
  return (
    <a href={link(`/predictor/college/${id}`)} lang="en">
      {name}
    </a>
  )
}

type Seat = Pick<FoundRow, 'quota' | 'seatType' | 'isPwd' | 'gender' | 'pool' | 'isPreparatory'>

export function SeatKind({ row }: { readonly row: Seat & Pick<FoundRow, 'institute' | 'state'> }) {
  const { t } = useLingui()
  const words = usePredictorWords()
  const seatText = useSeatText()
  const { nirfRank, type } = row.institute
  const parts = [row.state, words.types[type], nirfRank === null ? '' : t`NIRF ${nirfRank}`, seatText(row)]
  return <p className="mt-1 text-sm text-ink-2">{parts.filter(Boolean).join(' · ')}</p>
}

/** Who the seat is for. */
export function useSeatText() {
  const { t } = useLingui()
  const words = usePredictorWords()
  return ({ quota, seatType, isPwd, gender, pool, isPreparatory }: Seat) => {
    const parts = [
      words.quotas[quota],
      words.categories[seatType] + (isPwd ? ' (PwD)' : ''),
      gender === 'FEMALE' ? t`Girls only, with supernumerary seats` : t`Gender-neutral`,
      pool === 'NONE' ? '' : words.pools[pool],
      isPreparatory ? t`Preparatory course` : '',
    ]
    return parts.filter(Boolean).join(' · ')
  }
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
