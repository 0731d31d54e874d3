import type { SelectHTMLAttributes } from 'react'
import { Icon } from '../brand/icon.tsx'
import { chosen, open, shape } from './chip.tsx'

export interface ChipSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly text: string; readonly lang?: string | undefined }[]
  /** Filled: the choice that the others hang on. */
  readonly isLeading?: boolean
}

/** The phone's own picker, in the shape of a chip. */
export function ChipSelect({ label, choices, isLeading, ...rest }: ChipSelectProps) {
  return (
    <span className="chip-select">
      <select {...rest} aria-label={label} className={`${shape} min-h-11 ps-4 pe-9 ${isLeading ? chosen : open}`}>
        {choices.map(({ value, text, lang }) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </select>
      <span className={`chip-select-arrow ${isLeading ? 'text-on-mor' : 'text-ink-3'}`}>
        <Icon name="chevron-down" size={16} />
      </span>
    </span>
  )
}
