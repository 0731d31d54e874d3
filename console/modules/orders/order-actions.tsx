// The side panel of an order: its history, the gateway's status, and a button that asks the gateway again.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showMoney } from '#core/kernel/money.ts'
import type { paymentsStaffApi } from '#core/modules/payments/staff-api.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'
import { words } from '../../kit/fields.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { RefundRequest } from './refund-request.tsx'

type Truth = ResponseOf<typeof paymentsStaffApi.staffPaymentActions.getGatewayTruth>

export function OrderActions() {
  const order = useStaffRecord('orders')
  if (!order) return null
  return (
    <>
      <RefundRequest />
      <OrderTimeline />
      <OrderPapers />
      <GatewayTruth id={order.id} />
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
