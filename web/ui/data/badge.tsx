import type { ReactNode } from 'react'

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

/** A label for the thing next to it. It is not interactive. */
export function Badge({ tone = 'mor', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`inline-block rounded-full px-3 text-cap font-semibold ${tones[tone]}`}>{children}</span>
}
