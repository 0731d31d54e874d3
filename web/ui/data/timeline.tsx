import type { ReactNode } from 'react'

export interface Step {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly state: 'done' | 'now' | 'next'
}

/** Past and future steps, in order. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ title, note, state }, i) => (
        <li key={i} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <p className={state === 'next' ? 'text-ink-3' : 'font-semibold'}>{title}</p>
          {note && <p className="text-sm text-ink-3">{note}</p>}
        </li>
      ))}
    </ol>
  )
}
