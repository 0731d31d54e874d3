import type { ReactNode } from 'react'

export interface OptionRowProps {
  readonly name: string
  readonly value: string
  /** The id of the form that it is a field of, where the row is outside of it. */
  readonly form?: string
  readonly title: ReactNode
  readonly note?: ReactNode
  /** At the end of the row: a price, a badge. */
  readonly end?: ReactNode
  /** To begin with. */
  readonly isChosen?: boolean
  /** Why it cannot be chosen now, in a few words. */
  readonly refusal?: ReactNode
  /** The content that opens below the row once it is chosen. */
  readonly children?: ReactNode
}

/**
 * One option of several, each in a row: payment methods, answers of a question. The form holds the choice, not React,
 * so a choice made before the script arrived stays.
 */
export function OptionRow({ name, value, form, title, note, end, isChosen, refusal, children }: OptionRowProps) {
  return (
    <div className="option-row">
      <label className="flex min-h-15 items-center gap-4 px-4 py-3">
        <input
          type="radio"
          name={name}
          value={value}
          form={form}
          disabled={refusal !== undefined}
          defaultChecked={isChosen}
          className="radio"
        />
        <span className="grid flex-1 wrap-anywhere">
          <span className="font-semibold">{title}</span>
          {note && <span className="text-sm text-ink-3">{note}</span>}
          {refusal && <span className="text-sm text-genda-ink">{refusal}</span>}
        </span>
        {end}
      </label>
      {children && <div className="option-row-more px-4 pb-4">{children}</div>}
    </div>
  )
}
