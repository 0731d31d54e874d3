import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Badge, type Tone } from '#web/ui/data/badge.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { OrderRowData } from './orders.server.ts'

export interface OrdersProps {
  readonly orders: readonly OrderRowData[]
  readonly isFirstPage: boolean
  readonly olderPath: string | undefined
}

export function Orders({ orders, isFirstPage, olderPath }: OrdersProps) {
  const link = useLink()
  if (orders.length === 0)
    return (
      <EmptyState
        sentence={isFirstPage ? <Trans>You have not bought anything yet.</Trans> : <Trans>There are no older orders.</Trans>}
      >
        <ButtonLink href={link('/courses')} size="fit">
          <Trans>See courses</Trans>
        </ButtonLink>
      </EmptyState>
    ) // prettier-ignore
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3 lg:grid-cols-2">
        {orders.map((order) => (
          <li key={order.orderId} className="grid">
            <OrderRow {...order} />
          </li>
        ))}
      </ul>
      {olderPath && (
        <ButtonLink href={link(olderPath)} kind="ghost">
          <Trans>Older orders</Trans>
        </ButtonLink>
      )}
    </div>
  )
}

function OrderRow(order: OrderRowData) {
  const link = useLink()
  const { orderId, number, title, learnerName, amount, returned, at, dateTime, mayBePaid, hasInvoice, mayRenew } = order
  const { learnPath } = order
  const page = link(`/pay/${orderId}`)
  return (
    <article className="card grid content-start gap-3" aria-labelledby={orderId}>
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={orderId} className="text-h4">
            {title}
          </h2>
          <p className="text-sm text-ink-3">
            {learnerName && `${learnerName} · `}
            <time dateTime={dateTime}>{at}</time> · {number}
          </p>
        </div>
        <div className="text-right tabular-nums">
          <p className="text-h4 font-bold">{amount}</p>
          {returned && (
            <p className="text-sm text-ink-2">
              <Trans>{returned} returned</Trans>
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <State {...order} />
        {!mayBePaid && (
          <RowLink href={page} orderId={orderId} name="details">
            <Trans>Details</Trans>
          </RowLink>
        )}
        {learnPath && (
          <RowLink href={link(learnPath)} orderId={orderId} name="course">
            <Trans>Open the course</Trans>
          </RowLink>
        )}
        {mayRenew && (
          <RowLink href={link('/plans?context=renew')} orderId={orderId} name="renew">
            <Trans>Renew or upgrade</Trans>
          </RowLink>
        )}
        {hasInvoice && (
          <RowLink href={`${page}/invoice.pdf`} orderId={orderId} name="invoice" isDownload>
            <Icon name="download" size={16} />
            <Trans>Invoice</Trans>
          </RowLink>
        )}
      </div>
      {mayBePaid && (
        <ButtonLink href={`${page}/wait`} kind="buy">
          <Trans>Continue the payment</Trans>
        </ButtonLink>
      )}
    </article>
  )
}

interface RowLinkProps {
  readonly href: string
  readonly orderId: string
  readonly name: 'details' | 'course' | 'renew' | 'invoice'
  readonly isDownload?: boolean
  readonly children: ReactNode
}

/** Named with its order, for those who hear a list of links. */
function RowLink({ href, orderId, name, isDownload, children }: RowLinkProps) {
  const id = `${orderId}-${name}`
  return (
    <a href={href} id={id} aria-labelledby={`${id} ${orderId}`} download={isDownload} className="text-link -my-2">
      {children}
    </a>
  )
}

const tones = {
  OPEN: 'genda',
  EXPIRED: 'quiet',
  REPLACED: 'quiet',
  PAID: 'tulsi',
  PARTIALLY_PAID: 'genda',
  REVIEW: 'neel',
  REFUND_DUE: 'neel',
  REFUNDED: 'neel',
} satisfies Record<OrderRowData['status'], Tone>

function State({ status, part, isRecharge }: OrderRowData) {
  if (part) return <PartState {...part} />
  const words = {
    OPEN: <Trans>Not paid yet</Trans>,
    EXPIRED: <Trans>Ended</Trans>,
    REPLACED: <Trans>Replaced</Trans>,
    PAID: isRecharge ? <Trans>Added to the wallet</Trans> : <Trans>Paid</Trans>,
    PARTIALLY_PAID: <Trans>Partly paid</Trans>,
    REVIEW: <Trans>We are looking at it</Trans>,
    REFUND_DUE: <Trans>Money on its way back</Trans>,
    REFUNDED: <Trans>Money returned</Trans>,
  } satisfies Record<OrderRowData['status'], ReactNode>
  return <Badge tone={tones[status]}>{words[status]}</Badge>
}

function PartState({ no, of }: NonNullable<OrderRowData['part']>) {
  return (
    <Badge tone={no < of ? 'genda' : 'tulsi'}>
      <Trans>
        {no} of {of} paid
      </Trans>
    </Badge>
  )
}
