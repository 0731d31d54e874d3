import type { ReactNode, SelectHTMLAttributes } from 'react'
import { Icon } from '../brand/icon.tsx'
import { InPlaceLink } from './in-place-link.tsx'

const shape = 'inline-flex min-h-9 items-center gap-1 rounded-full border py-1 text-body font-medium'
const chosen = 'border-mor bg-mor text-on-mor'
const open = 'border-edge bg-surface text-ink hover:bg-mor-tint'

export interface ChipProps {
  readonly isCurrent?: boolean
  readonly children: ReactNode
}

/** A link that filters or switches: to another page by `href`, or to another query of this one by `to`. */
export function Chip({ isCurrent, children, ...place }: ChipProps & ({ href: string } | { to: string })) {
  const className = `${shape} px-4 ${isCurrent ? chosen : open}`
  if ('to' in place)
    return (
      <InPlaceLink to={place.to} aria-current={isCurrent || undefined} className={className}>
        {children}
      </InPlaceLink>
    )
  return (
    <a href={place.href} aria-current={isCurrent || undefined} className={className}>
      {children}
    </a>
  )
}

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
      <select {...rest} aria-label={label} className={`${shape} ps-4 pe-9 ${isLeading ? chosen : open}`}>
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

const tones = {
  mor: 'bg-mor-tint text-mor',
  genda: 'bg-genda-tint text-genda-ink',
  rani: 'bg-rani-tint text-rani',
  sindoor: 'bg-sindoor-tint text-sindoor',
  tulsi: 'bg-tulsi-tint text-tulsi',
  neel: 'bg-neel-tint text-neel',
  jamun: 'bg-jamun-tint text-jamun',
  quiet: 'bg-sunk text-ink-2',
}
export type Tone = keyof typeof tones

/** A word about the thing beside it: it does nothing. */
export function Badge({ tone = 'mor', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`inline-block rounded-full px-3 text-cap font-semibold ${tones[tone]}`}>{children}</span>
}
