// One's own recovery codes, and the browsers in which one is logged in.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { staff } from '../../frame/contract.ts'
import { whenText } from '../../kit/fields.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useReading } from '../../kit/use-reading.ts'

export function RecoveryCodes() {
  const { answer, again } = useReading('own', () => staff.staffCredentials.countRecoveryCodes({}))
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const act = useAction({ refreshes: false })

  async function make() {
    const made = await act(() => staff.staffCredentials.makeRecoveryCodes({ code }))
    if (!made) return
    setCodes(made.codes)
    setCode('')
    void again()
  }

  return (
    <Card className="panel">
      <h2>Recovery codes</h2>
      <p>
        Each one logs you in once with your password, when your authenticator is lost.
        {answer && ` You have ${answer.left}.`}
      </p>
      {codes && (
        <>
          <p role="status">
            <strong>Print or write down these codes now. They are not shown again.</strong>
          </p>
          <pre className="recovery-codes">{codes.join('\n')}</pre>
        </>
      )}
      <TextField
        label="Code your authenticator shows now"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code' } }}
      />
      <Button variant="contained" disabled={!/^\d{6}$/.test(code)} onClick={() => void make()}>
        Make new codes
      </Button>
      <p className="quiet">New codes replace all earlier ones.</p>
    </Card>
  )
}

export function OwnSessions() {
  const { answer: open, again } = useReading('own', () => staff.staffCredentials.listSessions({}))
  const act = useAction({ refreshes: false })
  if (!open) return null
  const others = open.filter(({ isThisOne }) => !isThisOne)
  const end = () => act(() => staff.staffCredentials.endOtherSessions({}), 'You are logged out everywhere else.')
  return (
    <Card className="panel">
      <h2>Where you are logged in</h2>
      <ul>
        {open.map(({ id, browser, openedAt, seenAt, isThisOne }) => (
          <li key={id}>
            <strong>{browser}</strong> {isThisOne ? '(this browser)' : `last used ${whenText(seenAt)}`}, since{' '}
            {whenText(openedAt)}
          </li>
        ))}
      </ul>
      {others.length > 0 && <Button onClick={() => void end().then(again)}>Log out everywhere else</Button>}
    </Card>
  )
}
