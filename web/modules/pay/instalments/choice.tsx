import { Plural, Trans } from '@lingui/react/macro'
import { AsDrawn } from '#web/shell/as-drawn.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { AutoDebit } from '../drawn/auto-debit.tsx'
import type { PartsOffer } from './pay-quote.server.ts'

/** All at once or in parts: what is due now, and what on which day. No interest, nothing hidden. */
export function PartsChoice({ offer: { choices, schedule } }: { offer: PartsOffer }) {
  return (
    <section aria-labelledby="in-parts" className="card grid gap-3">
      <h2 id="in-parts" className="text-h4">
        <Trans>Pay in full or in instalments?</Trans>
      </h2>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.parts}>
            <Chip to={choice.query} isCurrent={choice.isChosen}>
              <Words {...choice} />
            </Chip>
          </li>
        ))}
      </ul>
      {schedule.length > 0 && (
        <>
          <ol className="grid gap-2">
            {schedule.map(({ no, on, amount }) => (
              <li key={no} className="flex items-baseline justify-between gap-4">
                <span>{on ?? <Trans>Now</Trans>}</span>
                <span className="font-semibold tabular-nums">{amount}</span>
              </li>
            ))}
          </ol>
          <p className="text-sm text-ink-3">
            <Trans>No interest, no fee. We remind you three days before. You may pay any part early.</Trans>
          </p>
        </>
      )}
      {choices.map((choice) => (
        <div key={choice.parts} hidden={!choice.isChosen || choice.parts === null}>
          <AsDrawn id={`auto-debit-${choice.parts}`}>{import.meta.env.SSR && <AutoDebit {...choice} />}</AsDrawn>
        </div>
      ))}
    </section>
  )
}

function Words({ parts, firstAmount }: PartsOffer['choices'][number]) {
  if (parts === null) return <Trans>In full: {firstAmount}</Trans>
  return (
    <>
      <Plural value={parts} one="# part" other="# parts" />
      {': '}
      <Trans>{firstAmount} now</Trans>
    </>
  )
}
