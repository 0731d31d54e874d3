// A request of somebody who cannot log in: proven here, decided by another, and the data fetched.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { NameOf } from '../../kit/name-of.tsx'
import { useAction } from '../../kit/use-action.ts'
import { SecondDecision } from '../../kit/second-decision.tsx'
import { isSentence } from '../../kit/reason-field.tsx'

type PrivacyRequest = StaffRecord<'privacy-requests'>

export function PrivacyActions() {
  const request = useStaffRecord('privacy-requests')
  const { permissions } = usePermissions<readonly string[]>()
  if (!request || !permissions?.includes('households.edit')) return null
  return (
    <>
      {request.status === 'WAITING' && request.provenAt === null && <Proof id={request.id} />}
      <SecondDecision of="privacy-requests" scope="households.approve" approval={inWords} />
      {request.status === 'APPROVED' && request.kind === 'EXPORT' && <Data {...request} />}
    </>
  )
}

function inWords({ kind, accountId }: PrivacyRequest) {
  return (
    <>
      {kind === 'ERASE' ? 'Delete' : 'Hand out'} the data of <NameOf of="households" id={accountId} />
    </>
  )
}

function Proof({ id }: { readonly id: string }) {
  const [verificationId, setVerificationId] = useState('')
  const [otp, setOtp] = useState('')
  const [seen, setSeen] = useState('')
  const act = useAction()

  async function send() {
    setVerificationId((await staff.staffPrivacyActions.sendCode({ id })).verificationId)
  }

  return (
    <Card className="panel">
      <h2>Confirm the family</h2>
      {verificationId === '' ? (
        <Button onClick={() => void act(send)}>Send a code to the household’s number</Button>
      ) : (
        <>
          <TextField label="Code the family reads out" value={otp} onChange={({ target }) => setOtp(target.value)} />
          <Button
            variant="contained"
            onClick={() => void act(() => staff.staffPrivacyActions.prove({ id, code: { verificationId, otp } }))}
          >
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
      <Button
        disabled={!isSentence(seen)}
        onClick={() => void act(() => staff.staffPrivacyActions.prove({ id, seen }))}
      >
        Write down what was seen
      </Button>
    </Card>
  )
}

function Data({ id, accountId }: PrivacyRequest) {
  const act = useAction({ refreshes: false })

  async function take() {
    const data = await staff.staffPrivacyActions.fetchData({ id })
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
      <Button variant="contained" onClick={() => void act(take)}>
        Download the data
      </Button>
    </Card>
  )
}
