import type { ReactNode } from 'react'

export interface ReceiptLine {
  readonly label: ReactNode
  readonly value: ReactNode
  readonly tone?: 'plain' | 'off' | 'total'
}

const tones = { plain: 'text-ink-2', off: 'text-tulsi', total: 'border-t border-line pt-3 text-ink font-semibold' }

/** Lines of money, or of facts about a payment. */
export function Receipt({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <dl className="grid gap-2">
      {lines.map(({ label, value, tone = 'plain' }, i) => (
        <div key={i} className={`flex items-baseline justify-between gap-4 ${tones[tone]}`}>
          <dt>{label}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
