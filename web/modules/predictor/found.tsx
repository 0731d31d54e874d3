import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Pages } from '#web/ui/data/pages.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import { BandTabs, Filters, TakeAway } from './result-filters.tsx'
import type { SeatsFound, PredictorData } from './predictor.server.ts'
import { KeepSeat } from './lists/keep-seat.tsx'
import { SeatRow } from './seat-row.tsx'
import { usePredictorWords } from './words.ts'

export interface FoundSeatsProps {
  readonly form: NonNullable<PredictorData['form']>
  readonly found: SeatsFound
  readonly query: string
  /** The ids of the seats on the learner's list. Undefined for a visitor. */
  readonly kept: readonly string[] | undefined
}

export function FoundSeats(props: FoundSeatsProps) {
  const { form, found, query, kept } = props
  const { total, dataYear, round, updatedOn, scanned, rows, page, pages } = found
  return (
    <section id="found" aria-labelledby="found-title" className="grid gap-4">
      <div>
        <h2 id="found-title" className="text-h3">
          <Plural value={total} one="# seat within reach" other="# seats within reach" />
        </h2>
        {dataYear !== null && round !== null && (
          <p className="text-sm text-ink-2">
            <Trans>
              Closing ranks up to {dataYear}, round {round}, published on {updatedOn}. Compared with {scanned} seats for you.
            </Trans>
          </p>
        )}
      </div>
      <BandTabs {...props} />
      <Filters form={form} query={query} />
      {total > 0 && <TakeAway query={query} isVisitor={kept === undefined} />}
      <HiddenPools found={found} />
      {total === 0 && <Nothing {...props} />}
      <ol className="grid gap-3">
        {rows.map((row) => (
          <li key={row.id} id={row.id}>
            <SeatRow row={row}>
              {kept && <KeepSeat exam={form.exam} line={row.id} isKept={kept.includes(row.id)} />}
            </SeatRow>
          </li>
        ))}
      </ol>
      <Pages path="/predictor" page={page} pages={pages} query={queryOf(query)} />
    </section>
  )
} // prettier-ignore

function queryOf(query: string): Record<string, string> {
  const values = new URLSearchParams(query)
  values.delete('page')
  return Object.fromEntries(values)
}

function HiddenPools({ found: { hiddenPools } }: Pick<FoundSeatsProps, 'found'>) {
  const { pools } = usePredictorWords()
  if (hiddenPools.length === 0) return null
  const names = hiddenPools.map(({ value }) => pools[value]).join(', ')
  return (
    <p className="text-sm text-ink-2">
      <Trans>Not shown, because they are kept for some people: {names}. Tick those you are eligible for above.</Trans>
    </p>
  )
}

function Nothing({ form, found: { reason } }: FoundSeatsProps) {
  const { t } = useLingui()
  const words = usePredictorWords()
  const [category, quota] = [words.categories[form.category], form.quota ? words.quotas[form.quota] : '']
  const [year, last] = [reason?.year ?? '', reason?.last ?? '']
  const sentences = {
    NO_DATA: t`There is no data for this exam yet.`,
    NO_ROWS_OF_CANDIDATE: t`There are no seats for ${category} with these ranks in the data of ${year}.`,
    NO_ROWS_OF_QUOTA: t`There are no seats of the quota ${quota} for ${category} in the data of ${year}.`,
    BEYOND_LAST: last === '' ? t`Every seat for you closed before your rank, up to ${year}.` : t`Every seat for you closed before your rank, up to ${year}. The last one is within reach of rank ${last}.`,
    FILTERED_OUT: t`Your filters leave no seat. Take one of them back.`,
  }
  return <EmptyState sentence={sentences[reason?.code ?? 'FILTERED_OUT']} />
} // prettier-ignore
