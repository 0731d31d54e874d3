// The actions for a household that has called. Each needs a reason, which is stored.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showTime, type Instant } from '#core/kernel/time.ts'
import type { AccountId } from '#core/modules/accounts/account.ts'
import type { accountsStaffApi } from '#core/modules/accounts/staff-api.ts'
import type { supportStaffApi } from '#core/modules/support/staff-api.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'
import { BlockPanel } from './block-panel.tsx'
import { MergePanel } from './merge-panel.tsx'
import { NoteForm } from './household-notes.tsx'

export function HouseholdActions() {
  const household = useStaffRecord('households')
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  const [contact, setContact] = useState<ResponseOf<typeof accountsStaffApi.staffHouseholdActions.revealContact>>()
  const [look, setLook] = useState<ResponseOf<typeof supportStaffApi.staffSupportActions.openView>>()
  const act = useAction({ refreshes: false })
  if (!household || household.mergedInto || !permissions?.includes('households.edit')) return null
  const isReady = isSentence(reason)

  const ask = { id: household.id as AccountId, reason }

  return (
    <>
      <NoteForm household={household} />
      <Card className="panel">
        <h2>Actions for this household</h2>
        <ReasonField
          value={reason}
          onChange={setReason}
          helperText="Recorded with your name. The family can read it."
        />
        <Button
          disabled={!isReady}
          onClick={() => void act(() => staff.staffHouseholdActions.revealContact(ask)).then(setContact)}
        >
          Show number and address
        </Button>
        <Button
          disabled={!isReady}
          onClick={() => void act(() => staff.staffSupportActions.openView(ask)).then(setLook)}
        >
          See its pages for 15 minutes
        </Button>
        <Button
          color="error"
          disabled={!isReady}
          onClick={() =>
            void act(() => staff.staffSupportActions.endSessions(ask), 'The household is logged out everywhere.')
          }
        >
          Log out everywhere
        </Button>
        {contact && (
          <p role="status">
            <strong>{contact.phone}</strong> {contact.email}
          </p>
        )}
        {look && <OpenPages until={look.endsAt} />}
      </Card>
      <BlockPanel household={household} reason={reason} />
      <MergePanel from={household.id} reason={reason} />
    </>
  )
}

function OpenPages({ until }: { readonly until: Instant }) {
  return (
    <p role="status">
      <a href="/me" target="_blank" rel="noreferrer">
        Open the family’s pages
      </a>
      (read-only, until {showTime(until)}). The family is notified.
    </p>
  )
}
