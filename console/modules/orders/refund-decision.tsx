// The second person's word on a refund.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetIdentity, useNotify, usePermissions, useRecordContext, useRefresh } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { callServer } from '../../frame/call-server.ts'

interface Request {
  readonly id: string
  readonly orderId: string
  readonly status: string
  readonly amount: Paise
  readonly askedBy: string
}

export function RefundDecision() {
  const request = useRecordContext<Request>()
  const { permissions } = usePermissions<readonly string[]>()
  const { identity } = useGetIdentity()
  const [note, setNote] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()
  if (request?.status !== 'WAITING' || !permissions?.includes('refunds.approve')) return null
  const isOwn = identity?.id === request.askedBy

  async function decide(isApproved: boolean) {
    try {
      await callServer(`refund-requests/${request?.id}/decision`, 'POST', { isApproved, ...(note && { note }) })
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'It could not be decided.', { type: 'error' })
    }
  }

  return (
    <Card className="panel">
      <h2>Decide</h2>
      {isOwn ? (
        <p>You asked for it yourself: somebody else decides.</p>
      ) : (
        <>
          <TextField label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
          <Button variant="contained" color="warning" onClick={() => void decide(true)}>
            Refund {showMoney(request.amount)} of {request.orderId}
          </Button>
          <Button onClick={() => void decide(false)}>Refuse</Button>
        </>
      )}
    </Card>
  )
}
