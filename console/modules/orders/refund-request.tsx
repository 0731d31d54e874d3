// Asking for a refund. Somebody else decides.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useCreate, useNotify, usePermissions, useRecordContext } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'

interface Order {
  readonly id: string
  readonly status: string
  readonly paidAmount: Paise
}

export function RefundRequest() {
  const order = useRecordContext<Order>()
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  const [create, { isPending }] = useCreate()
  const notify = useNotify()
  const isHeld = order?.status === 'PAID' || order?.status === 'PARTIALLY_PAID'
  if (!order || !isHeld || !permissions?.includes('refunds.edit')) return null

  function ask() {
    void create(
      'refund-requests',
      { data: { orderId: order?.id, reason } },
      {
        onSuccess: () => {
          setReason('')
          notify('A second person now decides about it.')
        },
        onError: (error) =>
          notify(error instanceof Error ? error.message : 'It could not be asked.', { type: 'error' }),
      },
    )
  }

  return (
    <Card className="panel">
      <h2>Give {showMoney(order.paidAmount)} back</h2>
      <TextField
        label="Why, in a sentence"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        helperText="The course ends with it. A second person decides."
      />
      <Button variant="contained" color="warning" disabled={isPending || reason.trim().length < 10} onClick={ask}>
        Ask for the refund of {order.id}
      </Button>
    </Card>
  )
}
