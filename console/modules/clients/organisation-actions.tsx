// The side panels of an organisation: its scopes, a new key, a new target.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Link, usePermissions } from 'react-admin'
import { CLIENT_SCOPES, scopeOfEvent, WEBHOOK_TYPES, type ClientScope, type WebhookType } from '#core/modules/clients/client-scope.ts' // prettier-ignore
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'
import { useAction } from '../../kit/use-action.ts'
import { Choices } from './choices.tsx'
import { ShownOnce } from './shown-once.tsx'

export function OrganisationActions() {
  const organisation = useStaffRecord('organisations')
  const { permissions } = usePermissions<readonly string[]>()
  if (!organisation) return null
  const mayEdit = permissions?.includes('clients.edit')
  return (
    <>
      <Card className="panel">
        <h2>May read</h2>
        <p>{organisation.scopes.join(', ') || 'Nothing yet.'}</p>
        <p>
          <Link to={listOf('api-keys', organisation.id)}>Keys</Link> ·{' '}
          <Link to={listOf('webhook-targets', organisation.id)}>Targets</Link> ·{' '}
          <Link to={listOf('webhook-deliveries', organisation.id)}>Deliveries</Link>
        </p>
        {mayEdit && <ScopeRequest organisation={organisation} />}
      </Card>
      {mayEdit && organisation.scopes.length > 0 && <NewKey organisation={organisation} />}
      {mayEdit && organisation.scopes.length > 0 && <NewTarget organisation={organisation} />}
    </>
  )
}

interface OfOrganisation {
  readonly organisation: StaffRecord<'organisations'>
}

function listOf(resource: string, organisationId: string): string {
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify({ organisationId }), displayedFilters: '{}' })}`
}

function ScopeRequest({ organisation }: OfOrganisation) {
  const [scopes, setScopes] = useState<readonly ClientScope[]>(organisation.scopes)
  const [reason, setReason] = useState('')
  const act = useAction()
  const request = () =>
    staff.staffScopeRequests.create({ organisationId: organisation.id, scopes: [...scopes], reason })

  async function send() {
    if (await act(request, 'Another person must approve it, under Scope requests.')) setReason('')
  }

  return (
    <>
      <h3>Request a change</h3>
      <Choices label="It shall read" of={CLIENT_SCOPES} value={scopes} onChange={setScopes} />
      <ReasonField value={reason} onChange={setReason} />
      <Button disabled={!isSentence(reason)} onClick={() => void send()}>
        Request these scopes
      </Button>
    </>
  )
}

function NewKey({ organisation: { id, scopes: granted } }: OfOrganisation) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ClientScope[]>(granted)
  const [apiKey, setApiKey] = useState<string>()
  const act = useAction()

  async function create() {
    const made = await act(() => staff.staffClientActions.createApiKey({ id, name, scopes: [...scopes] }))
    if (!made) return
    setApiKey(made.apiKey)
    setName('')
  }

  return (
    <Card className="panel">
      <h2>New key</h2>
      <p className="quiet">Two keys work at a time. Revoke the old one when its program has changed over.</p>
      <TextField label="Name of the key" value={name} onChange={({ target }) => setName(target.value)} />
      <Choices label="The key may read" of={granted} value={scopes} onChange={setScopes} />
      <Button variant="outlined" disabled={name.trim() === '' || scopes.length === 0} onClick={() => void create()}>
        Create key
      </Button>
      {apiKey && <ShownOnce name="API key" value={apiKey} />}
    </Card>
  )
}

function NewTarget({ organisation: { id, scopes } }: OfOrganisation) {
  const possible = WEBHOOK_TYPES.filter((type) => scopes.includes(scopeOfEvent[type]))
  const [url, setUrl] = useState('')
  const [types, setTypes] = useState<readonly WebhookType[]>(possible)
  const [secret, setSecret] = useState<string>()
  const act = useAction()

  async function create() {
    const made = await act(() => staff.staffClientActions.createWebhookTarget({ id, url, types: [...types] }))
    if (!made) return
    setSecret(made.signingSecret)
    setUrl('')
  }

  return (
    <Card className="panel">
      <h2>New webhook target</h2>
      <TextField
        label="Address"
        type="url"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        helperText="https, on the public internet."
      />
      <Choices label="Events" of={possible} value={types} onChange={setTypes} />
      <Button variant="outlined" disabled={url.trim() === '' || types.length === 0} onClick={() => void create()}>
        Create target
      </Button>
      {secret && <ShownOnce name="signing secret" value={secret} />}
    </Card>
  )
}
