import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLink } from '#web/page/link.ts'
import { Notice } from '#web/ui/layers/notice.tsx'
import { AsDrawn } from '#web/shell/as-drawn.tsx'
import { AddMoney } from './add-money.tsx'
import { MoneyPlaces } from './money-places.tsx'
import { NextInstalment } from './next-instalment.tsx'
import type { WalletData } from './wallet.server.ts'

export function Wallet(wallet: WalletData) {
  const { added } = wallet
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {added && (
        <div className="lg:col-span-2">
          <Notice tone="good" role="status">
            <Trans>{added} is in your wallet.</Trans>
          </Notice>
        </div>
      )}
      <div className="grid gap-4">
        <Balance {...wallet} />
        {wallet.book && <NextInstalment {...wallet.book} />}
        <AsDrawn id="money-places">{import.meta.env.SSR && <MoneyPlaces />}</AsDrawn>
      </div>
      <Statement {...wallet} />
    </div>
  )
}

function Balance({ balance, granted, held, recharge }: WalletData) {
  return (
    <section className="balance-card grid gap-1 rounded-card p-5" aria-labelledby="balance">
      <h2 id="balance" className="text-body">
        <Trans>Wallet balance</Trans>
      </h2>
      <p className="text-h1 tabular-nums">{balance}</p>
      {granted && (
        <p className="text-sm">
          <Trans>{granted} of it was given by us. Use it to pay for courses.</Trans>
        </p>
      )}
      {held && (
        <p className="text-sm">
          <Trans>{held} is reserved for a payment in progress.</Trans>
        </p>
      )}
      <AddMoney {...recharge} />
    </section>
  )
}

function Statement({ movements }: WalletData) {
  return (
    <section className="card grid gap-3" aria-labelledby="recent">
      <h2 id="recent" className="text-h3">
        <Trans>Recent</Trans>
      </h2>
      {movements.length === 0 && (
        <p className="text-ink-2">
          <Trans>No payments in or out yet.</Trans>
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
              <span className="text-sm text-ink-3">
                <time dateTime={movement.dateTime}>{movement.on}</time>
                {movement.orderId && <ReceiptLink {...movement} orderId={movement.orderId} />}
              </span>
            </span>
            <span className={`font-semibold whitespace-nowrap tabular-nums ${movement.isIn ? 'text-tulsi' : ''}`}>
              {movement.amount}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReceiptLink({ orderId, on, amount }: { orderId: string; on: string; amount: string }) {
  const link = useLink()
  return (
    <>
      {' · '}
      <a href={link(`/pay/${orderId}?receipt=1`)}>
        <Trans>
          Receipt{' '}
          <span className="sr-only">
            of {on}, {amount}
          </span>
        </Trans>
      </a>
    </>
  )
}

function Kind({ kind, isIn, title }: WalletData['movements'][number]): ReactNode {
  if (kind === 'WALLET_HOLD') return title
  if (kind === 'WALLET_RELEASE') return <Trans>Back from {title}</Trans>
  if (kind === 'WALLET_GRANT') return <Trans>A gift from us</Trans>
  if (kind === 'ADJUSTMENT') return <Trans>Corrected by us</Trans>
  if (kind === 'MERGE') return <Trans>From your other Kandil account</Trans>
  if (kind === 'REVERSAL' && isIn) return <Trans>Back from an order</Trans>
  if (kind === 'REVERSAL') return <Trans>Returned to where you paid from</Trans>
  return isIn ? <Trans>Added by you</Trans> : <Trans>Paid</Trans>
}
