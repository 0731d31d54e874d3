import Card from '@mui/material/Card'
import { useGetOne, usePermissions } from 'react-admin'
import { showMoney } from '#core/kernel/money.ts'
import { sharesOf, totalOf } from '#core/modules/orders/tenders.ts'
import { useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { NameOf } from '../../kit/names/name-of.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { SinceAsked } from '../../kit/decisions/since-asked.tsx'
import { OrderTerms } from './order-terms.tsx'
import { leftIn, shareChanges, sidesOf } from './refund-shares.ts'
import { RuleAndAsked } from './rule-and-asked.tsx'

function RefundDecision() {
  return (
    <>
      <WhatItIsAbout />
      <SecondDecision
        of="refund-requests"
        scope="refunds.approve"
        approval={({ amount, endsCourse }) =>
          `Refund ${showMoney(amount)}${endsCourse ? ' and end the course' : '; the course runs on'}`
        }
      />
    </>
  )
}

/** The order, and the policy, as the person saw them who asked. */
function WhatItIsAbout() {
  const request = useStaffRecord('refund-requests')
  const { permissions } = usePermissions<readonly string[]>()
  if (!request || !permissions?.includes('orders.view')) return null
  return (
    <Card className="panel">
      <h2>The order</h2>
      <p>
        <NameOf of="orders" id={request.orderId} />
      </p>
      <RuleAndAsked {...request} />
      <SharesSince {...request} />
      <OrderTerms orderId={request.orderId} />
    </Card>
  )
}

/** The money that goes back to each side, and whether less is left of one than when it was asked. */
function SharesSince({ orderId, amount, status, remaining }: StaffRecord<'refund-requests'>) {
  const { data: order } = useGetOne<StaffRecord<'orders'>>('orders', { id: orderId })
  if (!order || status !== 'WAITING') return null
  const now = leftIn(order)
  return (
    <>
      <p>Goes back: {amount > totalOf(now) ? 'so much is not left' : sidesOf(sharesOf(amount, now))}.</p>
      {remaining && <SinceAsked changes={shareChanges(remaining, now)} />}
    </>
  )
}

export const refundScreens: Screen[] = [
  screen('refund-requests')(({ column, detail }) => ({
    label: 'Refund requests',
    about: 'Refunds that one member of staff has asked for and another decides.',
    whenEmpty: 'Ask for a refund on the page of an order, and it waits here for a second person.',
    asText: ({ amount }) => `Refund of ${showMoney(amount)}`,
    mayCreate: false,
    filters: [byAskedStatus],
    columns: [
      column('orderId', 'Order', { of: 'orders', link: 'show' }),
      column('amount'),
      column('allowed', 'Allowed by the rule'),
      column('reason'),
      column('askedBy', 'Requested by'),
      column('askedAt', 'Asked'),
      column('status'),
    ],
    aside: RefundDecision,
    details: [
      detail('status', 'State'),
      detail('orderId', 'Order', { of: 'orders', link: 'show' }),
      detail('amount', 'Amount'),
      detail('allowed', 'Allowed by the rule', { emptyText: 'the rule has no amount for this order' }),
      detail('endsCourse', 'Ends the course'),
      detail('reason', 'Why'),
      ...whoDecided,
    ],
  })),
  screen('refunds')(({ column, filter }) => ({
    label: 'Refunds',
    about: 'Money on its way back to families.',
    whenEmpty: 'A refund begins on the page of an order.',
    asText: ({ amount }) => `Refund of ${showMoney(amount)}`,
    filters: [filter('status', { alwaysOn: true })],
    columns: [
      column('orderId', 'Order', { of: 'orders', link: 'show' }),
      column('amount'),
      column('status'),
      column('bankReference', 'Bank reference'),
      column('requestedAt', 'Asked'),
      column('settledAt', 'Refunded at'),
    ],
  })),
]
