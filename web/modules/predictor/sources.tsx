import { Trans, useLingui } from '@lingui/react/macro'
import { Table } from '#web/ui/data/table.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { PredictorData } from './predictor.server.ts'

/** The files behind the numbers. Each number of the list leads to its row. */
export function Sources({ sources }: Pick<PredictorData, 'sources'>) {
  const { t } = useLingui()
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources" className="grid gap-3">
      <h2 id="sources" className="text-h3">
        <Trans>Where these numbers come from</Trans>
      </h2>
      <Table
        caption={t`Published files, the newest first`}
        isCaptionHidden
        columns={[t`Year and round`, t`Source`, t`Published on`, t`Rows`]}
        rows={sources.map(({ id, year, round, name, url, day, rowCount }) => [
          <span key="round" id={`source-${id}`}>
            <Trans>
              {year}, round {round}
            </Trans>
          </span>,
          url === null ? name : <a href={url} rel="noopener nofollow">{name}</a>,
          day,
          String(rowCount),
        ])}
      />
    </section>
  )
} // prettier-ignore

export function HowItWorks() {
  return (
    <div className="card">
      <Disclosure title={<Trans>What Safe, Likely and Reach mean</Trans>}>
        <div className="grid gap-2">
          <p>
            <Trans>
              We take the highest closing rank of each of the last three years, over all rounds, and weigh them 5 : 3 :
              2 from the newest. The margin is how much the years differ, and at least 6 of 100.
            </Trans>
          </p>
          <p>
            <Trans>
              Safe: your rank is better than that number by the margin or more. Likely: your rank reaches it. Reach:
              your rank is behind it by the margin at most. With one year of data nothing is called safe.
            </Trans>
          </p>
          <p>
            <Trans>
              This is no promise of a seat: closing ranks change every year. We state no percentages, because nobody can
              know them.
            </Trans>
          </p>
        </div>
      </Disclosure>
    </div>
  )
}
