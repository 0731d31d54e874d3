import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSecondsLeft } from './seconds-left.ts'

export interface ErrorSummaryProps {
  readonly problem: {
    /** The sentence of the error catalogue, unchanged. */
    readonly sentence: string
    /** The faults by input: each one links to its input. */
    readonly fields?: Readonly<Record<string, string>>
    /** How long until it is worth trying again, when that is why. */
    readonly waitSeconds?: number
    /** How often a code may still be tried. */
    readonly triesLeft?: number
  }
  /** The next step for the reader. */
  readonly children?: ReactNode
}

/** Above a form that was refused. It takes the focus, with or without JavaScript. */
export function ErrorSummary({ problem, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [problem])
  const fields = Object.entries(problem.fields ?? {})
  return (
    <div ref={box} role="alert" tabIndex={-1} autoFocus className="rounded-m border border-sindoor bg-sindoor-tint p-4">
      <p className="font-semibold text-sindoor">{problem.sentence}</p>
      {fields.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {fields.map(([name, text]) => (
            <li key={name}>
              <a href={`#${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      {problem.triesLeft !== undefined && (
        <p className="mt-2 text-ink-2">
          <Plural value={problem.triesLeft} one="# try left." other="# tries left." />
        </p>
      )}
      {problem.waitSeconds !== undefined && <Wait key={problem.sentence} seconds={problem.waitSeconds} />}
      {children && <div className="mt-2 text-ink-2">{children}</div>}
    </div>
  )
}

function Wait({ seconds }: { seconds: number }) {
  const left = useSecondsLeft(seconds)
  return (
    <p className="mt-2 text-ink-2 tabular-nums">
      {left > 0 ? <Trans>You can try again in {left} s.</Trans> : <Trans>You can try again now.</Trans>}
    </p>
  )
}
