// Beside a lead: its offer, and the family's number for a purpose.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify, usePermissions, useRecordContext } from 'react-admin'
import { callServer } from '../../frame/call-server.ts'
import { OfferDesk } from './offer-desk.tsx'

export function LeadDesk() {
  const lead = useRecordContext<{ readonly id: string; readonly phone: string }>()
  const { permissions } = usePermissions<readonly string[]>()
  if (!lead || !permissions?.includes('sales.edit')) return null
  return (
    <>
      <PhoneDesk key={lead.id} id={lead.id} />
      <OfferDesk />
    </>
  )
}

/** The server asks for a sentence as well. */
const SHORTEST_REASON = 10

function PhoneDesk({ id }: { readonly id: string }) {
  const [reason, setReason] = useState('')
  const [phone, setPhone] = useState<string>()
  const notify = useNotify()

  async function reveal() {
    try {
      setPhone((await callServer<{ phone: string }>(`leads/${id}/phone`, 'POST', { reason })).phone)
    } catch (refusal) {
      notify(refusal instanceof Error ? refusal.message : 'It could not be shown.', { type: 'error' })
    }
  }

  return (
    <Card className="panel">
      <h2>Call the family</h2>
      <TextField
        label="Why, in a sentence"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        helperText="It is written down with your name."
      />
      <Button disabled={reason.trim().length < SHORTEST_REASON} onClick={() => void reveal()}>
        Show number
      </Button>
      {phone && (
        <p role="status">
          <a href={`tel:${phone}`}>{phone}</a>
        </p>
      )}
    </Card>
  )
}
