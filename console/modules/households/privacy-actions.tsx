// A request of somebody who cannot log in: proven here, decided by another, and the data fetched.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { documentOf } from '#core/modules/privacy/document/data-document.ts'
import { languageNames } from '#core/taxonomy/language.ts'
import { PUBLISHED } from '#core/taxonomy/page-path.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { ErasureBefore, stopOf, useRequestedErasure } from './erasure-preview.tsx'
import { NameOf } from '../../kit/names/name-of.tsx'
import { PlainSelect } from '../../kit/inputs/plain-select.tsx'
import { useAction } from '../../kit/use-action.ts'
import { SecondDecision } from '../../kit/decisions/second-decision.tsx'
import { isSentence } from '../../kit/decisions/reason-field.tsx'
import { saveFile } from '../../kit/sheets/save-file.ts'
import { ReasonedAction } from '../../kit/decisions/reasoned-action.tsx'

type PrivacyRequest = StaffRecord<'privacy-requests'>

export function PrivacyActions() {
  const now = useRequestedErasure()
  const request = useStaffRecord('privacy-requests')
  const { permissions } = usePermissions<readonly string[]>()
  const act = useAction()
  if (!request) return null
  if (!permissions?.includes('households.edit')) return <ErasureBefore now={now} />
  const { id, status } = request
  return (
    <>
      <ErasureBefore now={now} />
      {request.status === 'WAITING' && request.provenAt === null && <Proof id={request.id} />}
      <SecondDecision of="privacy-requests" scope="households.approve" approval={inWords} stop={stopOf(now)} />
      {status === 'WAITING' && request.askedBy !== null && (
        <ReasonedAction
          scope="households.edit"
          title="Withdraw"
          text="The family has told you that it takes the request back."
          button="Withdraw the request"
          needsSentence
          onClick={(note) => act(() => staff.staffPrivacyActions.withdraw({ id, note }), 'Withdrawn.')}
        />
      )}
      {status === 'APPROVED' && request.kind === 'EXPORT' && <Data {...request} />}
    </>
  )
}

const APPROVALS: Readonly<Record<PrivacyRequest['kind'], string>> = {
  EXPORT: 'Hand out the data of',
  CORRECT: 'The data is corrected: answer',
  NOMINATE: 'Record the nominee of',
  ERASE: 'Delete the data of',
}

function inWords({ kind, accountId }: PrivacyRequest) {
  return (
    <>
      {APPROVALS[kind]} <NameOf of="households" id={accountId} />
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

function Data({ id, lang: own }: PrivacyRequest) {
  const [lang, setLang] = useState(PUBLISHED.find((each) => each === own) ?? 'en')
  const act = useAction({ refreshes: false })

  async function take(isDocument: boolean) {
    const data = await staff.staffPrivacyActions.fetchData({ id })
    if (isDocument) saveFile('kandil-data.html', documentOf(data, lang), 'text/html')
    else saveFile('kandil-data.json', JSON.stringify(data, undefined, 2), 'application/json')
  }

  return (
    <Card className="panel">
      <h2>Give access</h2>
      <p className="quiet">
        Available for a week. Every download is recorded. Print the document, or hand over the file.
      </p>
      <PlainSelect
        label="The family’s language"
        value={lang}
        onChange={(value) => setLang(PUBLISHED.find((each) => each === value) ?? 'en')}
      >
        {PUBLISHED.map((each) => (
          <option key={each} value={each}>
            {languageNames[each]}
          </option>
        ))}
      </PlainSelect>
      <Button variant="contained" onClick={() => void act(() => take(true))}>
        Download the document
      </Button>
      <Button onClick={() => void act(() => take(false))}>Download for a program (JSON)</Button>
    </Card>
  )
}
