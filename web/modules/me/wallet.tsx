import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { WalletData } from './wallet.server.ts'

export function Wallet({ balance, granted, held, movements }: WalletData) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <section className="grid gap-1 rounded-card bg-mor p-5 text-on-mor" aria-labelledby="balance">
        <h2 id="balance" className="text-body">
          <Trans>Wallet balance</Trans>
        </h2>
        <p className="text-h1 tabular-nums">{balance}</p>
        {granted && (
          <p className="text-sm">
            <Trans>{granted} of it came from us: it pays for courses.</Trans>
          </p>
        )}
        {held && (
          <p className="text-sm">
            <Trans>{held} is kept back for a payment under way.</Trans>
          </p>
        )}
      </section>
      <section className="card grid gap-3" aria-labelledby="recent">
        <h2 id="recent" className="text-h3">
          <Trans>Recent</Trans>
        </h2>
        {movements.length === 0 && (
          <p className="text-ink-2">
            <Trans>Nothing has come in or gone out yet.</Trans>
          </p>
        )}
        <ul className="grid gap-3">
          {movements.map((movement) => (
            <li
              key={movement.id}
              className="flex items-baseline justify-between gap-4 border-b border-line pb-3 last:border-0 last:pb-0"
            >
              <span>
                <span className="block font-medium">
                  <Kind {...movement} />
                </span>
                <time dateTime={movement.dateTime} className="text-sm text-ink-3">
                  {movement.on}
                </time>
              </span>
              <span className={`font-semibold tabular-nums ${movement.isIn ? 'text-tulsi' : ''}`}>
                {movement.amount}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Kind({ kind, isIn }: WalletData['movements'][number]): ReactNode {
  if (kind === 'REFUND' || kind === 'REVERSAL') return isIn ? <Trans>Money back</Trans> : <Trans>Taken back</Trans>
  return isIn ? <Trans>Money in</Trans> : <Trans>Paid</Trans>
}
