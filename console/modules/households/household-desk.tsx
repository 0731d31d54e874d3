// What may be done for a household that has called: each with its reason, which is written down.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useNotify, usePermissions, useRecordContext } from 'react-admin'
import { showTime, type Instant } from '#core/kernel/time.ts'
import { callServer } from '../../frame/call-server.ts'
import { isSentence, ReasonField } from '../../kit/reason-field.tsx'
import { MergePanel } from './merge-panel.tsx'

interface Contact {
  readonly phone: string
  readonly email: string | null
}

interface Look {
  readonly endsAt: Instant
}

export function HouseholdDesk() {
  const household = useRecordContext<{ readonly id: string; readonly mergedInto: string | null }>()
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  const [contact, setContact] = useState<Contact>()
  const [look, setLook] = useState<Look>()
  const notify = useNotify()
  if (!household || household.mergedInto || !permissions?.includes('households.edit')) return null
  const isReady = isSentence(reason)

  async function ask<T>(what: string): Promise<T | undefined> {
    try {
      return await callServer<T>(`households/${household?.id}/${what}`, 'POST', { reason })
    } catch (refusal) {
      notify(refusal instanceof Error ? refusal.message : 'This did not work. Please try again.', { type: 'error' })
    }
  }

  async function logOut() {
    if (await ask('sessions/end')) notify('The household is logged out everywhere.')
  }

  return (
    <>
      <Card className="panel">
        <h2>Actions for this household</h2>
        <ReasonField
          value={reason}
          onChange={setReason}
          helperText="Recorded with your name. The family can read it."
        />
        <Button disabled={!isReady} onClick={() => void ask<Contact>('contact').then(setContact)}>
          Show number and address
        </Button>
        <Button disabled={!isReady} onClick={() => void ask<Look>('support-view').then(setLook)}>
          See its pages for 15 minutes
        </Button>
        <Button color="error" disabled={!isReady} onClick={() => void logOut()}>
          Log out everywhere
        </Button>
        {contact && (
          <p role="status">
            <strong>{contact.phone}</strong> {contact.email}
          </p>
        )}
        {look && (
          <p role="status">
            <a href="/me" target="_blank" rel="noreferrer">
              Open the family’s pages
            </a>
            (read-only, until {showTime(look.endsAt)}). The family is notified.
          </p>
        )}
      </Card>
      <MergePanel from={household.id} reason={reason} />
    </>
  )
}
