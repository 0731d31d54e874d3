// One's own passkeys.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useEffect, useState, type FormEvent } from 'react'
import { Title } from 'react-admin'
import { showDate } from '#core/kernel/time.ts'
import { staff } from '../../frame/contract.ts'
import type { RequestOf, ResponseOf } from '#core/kernel/endpoint.ts'
import type { passkeyApi } from '#core/modules/staff/passkey-api.ts'
import { OwnSessions, RecoveryCodes } from './recovery-codes.tsx'
import { canUsePasskeys, makePasskey } from '../../passkey.ts'

type Passkey = ResponseOf<typeof passkeyApi.listPasskeys>[number]

export function Passkeys() {
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>()
  const [problem, setProblem] = useState('')
  useEffect(() => void staff.staffPasskeys.listPasskeys({}).then(setPasskeys, () => {}), [])

  /** Shows the reason of a refusal, or the changed list. Answers true when it has changed. */
  async function change(work: () => Promise<readonly Passkey[] | undefined>): Promise<boolean> {
    setProblem('')
    try {
      const changed = await work()
      if (changed) setPasskeys(changed)
      return changed !== undefined
    } catch (refusal) {
      setProblem(refusal instanceof Error ? refusal.message : '')
      return false
    }
  }

  if (!passkeys) return null
  return (
    <>
      <Title title="My login" />
      <Card className="panel">
        <h2>Passkeys</h2>
        <p>A passkey logs you in with your fingerprint, face or device PIN, without password and code.</p>
        {problem && (
          <p role="alert" className="problem">
            {problem}
          </p>
        )}
        <ul className="passkeys">
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <li key={id}>
              <strong>{name}</strong> added {showDate(createdAt, 'en')},{' '}
              {usedAt === null ? 'never used' : `last used ${showDate(usedAt, 'en')}`}{' '}
              <Button size="small" aria-label={`Remove ${name}`} onClick={() => void change(() => remove(id))}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
        {canUsePasskeys() ? (
          <AddPasskey onAdd={(code, name) => change(() => add(code, name))} />
        ) : (
          <p>This browser does not support passkeys.</p>
        )}
      </Card>
      <RecoveryCodes />
      <OwnSessions />
    </>
  )
}

interface AddPasskeyProps {
  readonly onAdd: (code: string, name: string) => Promise<boolean>
}

/** After a refusal the form keeps what was typed. */
function AddPasskey({ onAdd }: AddPasskeyProps) {
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    if (await onAdd(String(data.get('code')), String(data.get('name')))) form.reset()
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="add-passkey">
      <TextField name="name" label="Name of the device" required slotProps={{ htmlInput: { maxLength: 60 } }} />
      <TextField
        name="code"
        label="6-digit code from your authenticator app"
        required
        slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9]{6}', autoComplete: 'one-time-code' } }}
      />
      <Button type="submit" variant="contained">
        Add a passkey
      </Button>
    </form>
  )
}

async function add(code: string, name: string): Promise<readonly Passkey[] | undefined> {
  const made = await makePasskey(await staff.staffPasskeys.askNewPasskey({ code }))
  const attestation = made as RequestOf<typeof passkeyApi.addPasskey>['attestation'] | undefined // as browsers make it
  return attestation && staff.staffPasskeys.addPasskey({ name, attestation })
}

function remove(passkeyId: string): Promise<readonly Passkey[]> {
  return staff.staffPasskeys.removePasskey({ passkeyId })
}
