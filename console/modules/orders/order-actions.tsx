// The side panel of an order: its history, the gateway's status, and a button that asks the gateway again.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useEffect, useState } from 'react'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showMoney } from '#core/kernel/money.ts'
import type { ordersStaffApi } from '#core/modules/orders/staff-api.ts'
import type { paymentsStaffApi } from '#core/modules/payments/staff-api.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'
import { whenText, words } from '../../kit/fields.tsx'
import { RefundRequest } from './refund-request.tsx'

type OrderActionsApi = typeof ordersStaffApi.staffOrderActions
type Truth = ResponseOf<typeof paymentsStaffApi.staffPaymentActions.getGatewayTruth>

export function OrderActions() {
  const order = useStaffRecord('orders')
  const [events, setEvents] = useState<ResponseOf<OrderActionsApi['getTimeline']>>([])
  useEffect(() => {
    if (order) staff.staffOrderActions.getTimeline({ id: order.id }).then(setEvents, () => setEvents([]))
  }, [order])
  if (!order) return null
  return (
    <>
      <Card className="panel">
        <h2>History</h2>
        <ol>
          {events.map(({ at, kind, detail }, i) => (
            <li key={i}>
              <strong>{words(kind)}</strong> · {whenText(at)}
              {detail && <p>{detail}</p>}
            </li>
          ))}
        </ol>
      </Card>
      <GatewayTruth id={order.id} />
      <RefundRequest />
    </>
  )
}

function GatewayTruth({ id }: { readonly id: string }) {
  const [truth, setTruth] = useState<Truth>()
  const read = useAction({ refreshes: false })
  const act = useAction()

  const look = async () => setTruth(await read(() => staff.staffPaymentActions.getGatewayTruth({ id })))
  const recheck = async () => setTruth(await act(() => staff.staffPaymentActions.recheckOrder({ id })))

  return (
    <Card className="panel">
      <h2>At the gateway</h2>
      {truth && (
        <p>
          {truth.isKnown ? words(truth.status) : 'Not known there'}
          {truth.amount !== null && ` · ${showMoney(truth.amount)}`}
          {truth.bankReference && ` · ${truth.bankReference}`}
        </p>
      )}
      <Button onClick={() => void look()}>Look</Button>
      <Button onClick={() => void recheck()}>Check again</Button>
    </Card>
  )
}
