// Beside a lead: its offer, and the family's number for a purpose.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useNotify, usePermissions, useRecordContext } from 'react-admin'
import { callServer } from '../../frame/call-server.ts'
import { isSentence, ReasonField } from '../../kit/reason-field.tsx'
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

function PhoneDesk({ id }: { readonly id: string }) {
  const [reason, setReason] = useState('')
  const [phone, setPhone] = useState<string>()
  const notify = useNotify()

  async function reveal() {
    try {
      setPhone((await callServer<{ phone: string }>(`leads/${id}/phone`, 'POST', { reason })).phone)
    } catch (refusal) {
      notify(refusal instanceof Error ? refusal.message : 'It could not be shown. Please try again.', { type: 'error' })
    }
  }

  return (
    <Card className="panel">
      <h2>Contact the family</h2>
      <ReasonField value={reason} onChange={setReason} helperText="Recorded with your name." />
      <Button disabled={!isSentence(reason)} onClick={() => void reveal()}>
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
