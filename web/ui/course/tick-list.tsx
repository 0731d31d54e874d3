import { Trans } from '@lingui/react/macro'
import { Icon } from '../brand/icon.tsx'

export interface Tick {
  readonly text: string
  readonly lang?: string
  readonly isIncluded: boolean
  /** "Not in Classic": shown next to an absent service. */
  readonly absence?: string
  /** Its meaning, in one line. */
  readonly explanation?: string
}

/** The services that a plan has and lacks. A mark and a word say it, never only a colour. */
export function TickList({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <ul className="grid">
      {ticks.map((tick) => (
        <li key={tick.text} lang={tick.lang} className="flex items-center gap-3">
          <TickMark isIncluded={tick.isIncluded} />
          {tick.explanation ? <Explained {...tick} explanation={tick.explanation} /> : <TickText {...tick} />}
        </li>
      ))}
    </ul>
  )
}

/** A check or a dash, and what it means for those who do not see it. */
export function TickMark({ isIncluded }: { isIncluded: boolean }) {
  return (
    <span className="tick" data-included={isIncluded || undefined}>
      <Icon name={isIncluded ? 'check' : 'minus'} size={16} />
      <span className="sr-only">{isIncluded ? <Trans>Included</Trans> : <Trans>Not included</Trans>}</span>
    </span>
  )
}

function TickText({ text, isIncluded, absence }: Tick) {
  return (
    <span className={isIncluded ? 'py-1' : 'py-1 text-ink-3'}>
      {text}
      {!isIncluded && absence && <span className="text-sm"> · {absence}</span>}
    </span>
  )
}

function Explained(tick: Tick & { explanation: string }) {
  return (
    <details className="explained flex-1">
      <summary>
        <TickText {...tick} />
        <span className="explained-mark text-ink-3">
          <Icon name="circle-help" size={16} />
        </span>
      </summary>
      <p className="text-sm text-ink-2">{tick.explanation}</p>
    </details>
  )
}
