// Beside an order: what happened to it, what the gateway says, and asking the gateway again.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useEffect, useState } from 'react'
import { useNotify, useRecordContext, useRefresh } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { callServer } from '../../frame/call-server.ts'
import { whenText, words } from '../../kit/fields.tsx'
import { RefundRequest } from './refund-request.tsx'

interface Happened {
  readonly at: Instant
  readonly kind: string
  readonly detail: string | null
}
interface Truth {
  readonly isKnown: boolean
  readonly status: string
  readonly amount: Paise | null
  readonly bankReference: string | null
}

export function OrderDesk() {
  const order = useRecordContext()
  const [events, setEvents] = useState<readonly Happened[]>([])
  useEffect(() => {
    if (order) callServer<Happened[]>(`orders/${order.id}/timeline`).then(setEvents, () => setEvents([]))
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
      <GatewayTruth orderId={String(order.id)} />
      <RefundRequest />
    </>
  )
}

function GatewayTruth({ orderId }: { readonly orderId: string }) {
  const [truth, setTruth] = useState<Truth>()
  const notify = useNotify()
  const refresh = useRefresh()

  async function ask(path: string, method: 'GET' | 'POST') {
    try {
      setTruth(await callServer<Truth>(`orders/${orderId}/${path}`, method, method === 'POST' ? {} : undefined))
      if (method === 'POST') refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The gateway did not respond. Please try again.', {
        type: 'error',
      })
    }
  }

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
      <Button onClick={() => void ask('gateway', 'GET')}>Look</Button>
      <Button onClick={() => void ask('recheck', 'POST')}>Check again</Button>
    </Card>
  )
}
