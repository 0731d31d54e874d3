import type { ReactNode } from 'react'

const tones = { ink: 'text-ink', good: 'text-tulsi', bad: 'text-sindoor' }

export interface StatTileProps {
  readonly figure: ReactNode
  readonly label: ReactNode
  readonly tone?: keyof typeof tones
}

/** Put several in a <dl>. */
export function StatTile({ figure, label, tone = 'ink' }: StatTileProps) {
  return (
    <div className="flex flex-col-reverse items-center rounded-m border border-line bg-surface px-2 py-3 text-center">
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className={`text-h4 font-bold tabular-nums ${tones[tone]}`}>{figure}</dd>
    </div>
  )
}

export interface MeterProps {
  readonly label: ReactNode
  /** 0 to 100. */
  readonly percent: number
  readonly tone: 'neel' | 'rani' | 'mor' | 'genda' | 'tulsi'
}

/** A bar with its figure: colour comes with the name of what it measures. */
export function Meter({ label, percent, tone }: MeterProps) {
  const fill = tone === 'genda' ? 'var(--genda-fill)' : `var(--${tone})`
  return (
    <div>
      <p className="flex justify-between gap-4">
        <span>{label}</span>
        <span className="font-semibold tabular-nums">{percent}%</span>
      </p>
      <svg className="meter" width="100%" height="10" aria-hidden="true">
        <rect width="100%" height="10" rx="5" fill="var(--sunk)" />
        <rect width={`${percent}%`} height="10" rx="5" fill={fill} />
      </svg>
    </div>
  )
}
