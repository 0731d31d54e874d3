import type { ReactNode } from 'react'

export interface ClassRowProps {
  /** Machine-readable, for <time>. */
  readonly dateTime: string
  /** "7:00" and "pm", or "21" and "Nov". */
  readonly tile: readonly [big: string, small: string]
  readonly title: ReactNode
  readonly note: ReactNode
  readonly children?: ReactNode
}

/** A class or an event: when, what, and what to do about it. */
export function ClassRow({ dateTime, tile: [big, small], title, note, children }: ClassRowProps) {
  return (
    <article className="card flex flex-wrap items-center gap-3">
      <time dateTime={dateTime} className="tile">
        <span className="text-h4 font-bold">{big}</span>
        <span className="text-sm">{small}</span>
      </time>
      <div className="min-w-0 flex-1 basis-36 wrap-break-word">
        <h3 className="text-body font-semibold">{title}</h3>
        <p className="text-sm text-ink-3">{note}</p>
      </div>
      {children}
    </article>
  )
}
