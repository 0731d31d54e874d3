// The second person's word on money in a wallet.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetIdentity, useNotify, usePermissions, useRecordContext, useRefresh } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { callServer } from '../../frame/call-server.ts'

interface Adjustment {
  readonly id: string
  readonly accountId: string
  readonly status: string
  readonly amount: Paise
  readonly askedBy: string
}

export function AdjustmentDecision() {
  const asked = useRecordContext<Adjustment>()
  const { permissions } = usePermissions<readonly string[]>()
  const { identity } = useGetIdentity()
  const [note, setNote] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()
  if (asked?.status !== 'WAITING' || !permissions?.includes('ledger.approve')) return null
  const isOwn = identity?.id === asked.askedBy

  async function decide(isApproved: boolean) {
    try {
      await callServer(`wallet-adjustments/${asked?.id}/decision`, 'POST', { isApproved, ...(note && { note }) })
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
            {showMoney(asked.amount)} for {asked.accountId}
          </Button>
          <Button onClick={() => void decide(false)}>Refuse</Button>
        </>
      )}
    </Card>
  )
}
