// What may be done for a household that has called: each with its reason, which is written down.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify, usePermissions, useRecordContext } from 'react-admin'
import { callServer } from '../../frame/call-server.ts'

interface Contact {
  readonly phone: string
  readonly email: string | null
}

/** The server asks for a sentence as well. */
const SHORTEST_REASON = 10

export function HouseholdDesk() {
  const household = useRecordContext<{ readonly id: string }>()
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  const [contact, setContact] = useState<Contact>()
  const notify = useNotify()
  if (!household || !permissions?.includes('households.edit')) return null
  const isReady = reason.trim().length >= SHORTEST_REASON

  async function ask<T>(what: string): Promise<T | undefined> {
    try {
      return await callServer<T>(`households/${household?.id}/${what}`, 'POST', { reason })
    } catch (refusal) {
      notify(refusal instanceof Error ? refusal.message : 'It could not be done.', { type: 'error' })
    }
  }

  async function logOut() {
    if (await ask('sessions/end')) notify('The household is logged out everywhere.')
  }

  return (
    <Card className="panel">
      <h2>For this household</h2>
      <TextField
        label="Why, in a sentence"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        helperText="It is written down with your name."
      />
      <Button disabled={!isReady} onClick={() => void ask<Contact>('contact').then(setContact)}>
        Show number and address
      </Button>
      <Button color="warning" disabled={!isReady} onClick={() => void logOut()}>
        Log out everywhere
      </Button>
      {contact && (
        <p role="status">
          <strong>{contact.phone}</strong> {contact.email}
        </p>
      )}
    </Card>
  )
}
