// A request of somebody who cannot log in: proven here, decided by another, and the data fetched.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify, usePermissions, useRecordContext, useRefresh } from 'react-admin'
import { callServer } from '../../frame/call-server.ts'
import { SecondDecision } from '../../kit/second-decision.tsx'
import { isSentence } from '../../kit/reason-field.tsx'

interface PrivacyRequest {
  readonly id: string
  readonly kind: 'EXPORT' | 'ERASE'
  readonly status: string
  readonly askedBy: string
  readonly accountId: string
  readonly provenAt: number | null
}

export function PrivacyDesk() {
  const request = useRecordContext<PrivacyRequest>()
  const { permissions } = usePermissions<readonly string[]>()
  if (!request || !permissions?.includes('households.edit')) return null
  return (
    <>
      {request.status === 'WAITING' && request.provenAt === null && <Proof id={request.id} />}
      <SecondDecision<PrivacyRequest>
        scope="households.approve"
        approval={({ kind, accountId }) => `${kind === 'ERASE' ? 'Delete' : 'Hand out the data of'} ${accountId}`}
      />
      {request.status === 'APPROVED' && request.kind === 'EXPORT' && <Data {...request} />}
    </>
  )
}

function useAttempt() {
  const notify = useNotify()
  return async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (refusal) {
      notify(refusal instanceof Error ? refusal.message : 'This did not work. Please try again.', { type: 'error' })
    }
  }
}

function Proof({ id }: { readonly id: string }) {
  const [verificationId, setVerificationId] = useState('')
  const [otp, setOtp] = useState('')
  const [seen, setSeen] = useState('')
  const attempt = useAttempt()
  const refresh = useRefresh()

  async function send() {
    const sent = await callServer<{ verificationId: string }>(`privacy-requests/${id}/code`, 'POST', {})
    setVerificationId(sent.verificationId)
  }

  async function prove(proof: object) {
    await callServer(`privacy-requests/${id}/proof`, 'POST', proof)
    refresh()
  }

  return (
    <Card className="panel">
      <h2>Confirm the family</h2>
      {verificationId === '' ? (
        <Button onClick={() => void attempt(send)}>Send a code to the household’s number</Button>
      ) : (
        <>
          <TextField label="Code the family reads out" value={otp} onChange={({ target }) => setOtp(target.value)} />
          <Button variant="contained" onClick={() => void attempt(() => prove({ code: { verificationId, otp } }))}>
            Check the code
          </Button>
        </>
      )}
      <TextField
        label="Or the evidence you saw"
        helperText="Name the document and the place, never its number."
        value={seen}
        onChange={({ target }) => setSeen(target.value)}
        multiline
      />
      <Button disabled={!isSentence(seen)} onClick={() => void attempt(() => prove({ seen }))}>
        Write down what was seen
      </Button>
    </Card>
  )
}

function Data({ id, accountId }: PrivacyRequest) {
  const attempt = useAttempt()

  async function take() {
    const data = await callServer<object>(`privacy-requests/${id}/data`, 'POST')
    const file = new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = `kandil-data-${accountId}.json`
    link.click()
    URL.revokeObjectURL(link.href)
  }

  return (
    <Card className="panel">
      <h2>Give access</h2>
      <p className="quiet">Available for a week. Every download is recorded.</p>
      <Button variant="contained" onClick={() => void attempt(take)}>
        Download the data
      </Button>
    </Card>
  )
}
