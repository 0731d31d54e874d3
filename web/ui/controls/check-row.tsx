import type { InputHTMLAttributes, ReactNode } from 'react'

export interface CheckRowProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'name' | 'title' | 'type'
> {
  readonly name: string
  readonly title: ReactNode
  readonly note?: ReactNode
}

/** A yes that may be given or not. Never ticked for anybody. */
export function CheckRow({ name, title, note, ...rest }: CheckRowProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input {...rest} type="checkbox" name={name} className="mt-0.5 size-5.5 shrink-0 accent-mor" />
      <span className="grid">
        <span className="font-semibold">{title}</span>
        {note && <span className="text-sm text-ink-2">{note}</span>}
      </span>
    </label>
  )
}
