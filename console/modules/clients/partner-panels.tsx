// Next to a partner: its signing keys, its use, and a check of a token that the partner has sent us.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Link, usePermissions } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { partnersStaffApi } from '#core/modules/partners/staff-api.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { whenText } from '../../kit/fields.tsx'
import { ReasonField } from '../../kit/decisions/reason-field.tsx'
import { useAction } from '../../kit/use-action.ts'
import { ShownOnce } from './shown-once.tsx'

type TokenCheck = ResponseOf<typeof partnersStaffApi.staffPartnerActions.checkPartnerToken>

const { createPartnerKey, removePartnerKey, checkPartnerToken } = staff.staffPartnerActions

export function PartnerPanels() {
  const partner = useStaffRecord('partners')
  const { permissions } = usePermissions<readonly string[]>()
  if (!partner) return null
  return (
    <>
      <Card className="panel">
        <h2>Use</h2>
        <p>
          {partner.families} families came from it first. {partner.customers} of its customers are linked to a
          household.
        </p>
        <p>
          <Link to={`/organisations?${new URLSearchParams({ filter: JSON.stringify({ q: partner.code }) })}`}>
            Organisations that read its families
          </Link>
        </p>
      </Card>
      {permissions?.includes('clients.edit') && <Keys partner={partner} />}
      <TokenPanel code={partner.id} />
    </>
  )
}

interface OfPartner {
  readonly partner: StaffRecord<'partners'>
}

function Keys({ partner: { id, keys } }: OfPartner) {
  const [reason, setReason] = useState('')
  const [signingKey, setSigningKey] = useState<string>()
  const act = useAction()

  async function create() {
    const made = await act(() => createPartnerKey({ id, reason }))
    if (!made) return
    setSigningKey(made.signingKey)
    setReason('')
  }

  async function remove(keyId: string) {
    if (await act(() => removePartnerKey({ id, keyId, reason }), 'The key is removed.')) setReason('')
  }

  return (
    <Card className="panel">
      <h2>Signing keys</h2>
      <p className="quiet">
        They sign the tokens of its customers. Two work at a time: remove the old one when the partner has changed over.
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <ul>
        {keys.map((keyId) => (
          <li key={keyId}>
            <code>{keyId}</code>{' '}
            <Button color="warning" disabled={reason.trim() === ''} onClick={() => void remove(keyId)}>
              Remove {keyId}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="outlined" disabled={reason.trim() === '' || keys.length > 1} onClick={() => void create()}>
        Create signing key
      </Button>
      {signingKey && <ShownOnce name="signing key" value={signingKey} />}
    </Card>
  )
}

const STATES: Readonly<Record<TokenCheck['state'], string>> = {
  VALID: 'It is valid: the customer would come in.',
  NOT_A_TOKEN: 'This is no token. It has an expiry, a nonce and a signature, with dots between them.',
  OVER: 'Its time is over.',
  LASTS_TOO_LONG: 'It lasts longer than five minutes.',
  NOT_SIGNED: 'No key of this partner has signed it for this customer.',
  USED: 'It was used already. A token works once.',
}

function TokenPanel({ code }: { readonly code: string }) {
  const [hashSid, setHashSid] = useState('')
  const [token, setToken] = useState('')
  const [found, setFound] = useState<TokenCheck>()
  const act = useAction({ refreshes: false })

  async function check() {
    setFound(await act(() => checkPartnerToken({ id: code, hashSid, token })))
  }

  return (
    <Card className="panel">
      <h2>Check a token</h2>
      <p className="quiet">From the address that the partner sends its customers to. Nothing is used up.</p>
      <TextField
        label="Customer id of the partner (hashSid)"
        value={hashSid}
        onChange={({ target }) => setHashSid(target.value)}
      />
      <TextField label="token" value={token} onChange={({ target }) => setToken(target.value)} />
      <Button disabled={hashSid.trim() === '' || token.trim() === ''} onClick={() => void check()}>
        Check
      </Button>
      {found && (
        <p role="status">
          {STATES[found.state]}
          {found.expiresAt !== null && ` It ends on ${whenText(found.expiresAt)}.`}
          {found.isLinked && ' This customer is linked to a household.'}
        </p>
      )}
    </Card>
  )
}
