import type { ButtonHTMLAttributes, ReactNode } from 'react'

export interface SwitchButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'title' | 'type'
> {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly isOn: boolean
}

/** Something that is on or off. It sends its form, so that it works before the script is there. */
export function SwitchButton({ title, note, isOn, ...rest }: SwitchButtonProps) {
  return (
    <button
      {...rest}
      type="submit"
      role="switch"
      aria-checked={isOn}
      className="group flex min-h-11 w-full items-center justify-between gap-4 text-left"
    >
      <span className="grid">
        <span className="font-semibold">{title}</span>
        {note && <span className="text-sm text-ink-3">{note}</span>}
      </span>
      <span
        aria-hidden="true"
        className="flex h-7 w-12 shrink-0 items-center rounded-full bg-edge p-1 group-aria-checked:justify-end group-aria-checked:bg-mor"
      >
        <span className="size-5 rounded-full bg-surface" />
      </span>
    </button>
  )
}
