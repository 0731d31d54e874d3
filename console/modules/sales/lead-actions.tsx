// Actions next to a lead: its offer, and the family's number for a purpose.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { NOT_TO_BE_CALLED } from '#core/modules/sales/do-not-call.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'
import { OfferActions } from './offer-actions.tsx'

export function LeadActions() {
  const lead = useStaffRecord('leads')
  const { permissions } = usePermissions<readonly string[]>()
  if (!lead || !permissions?.includes('sales.edit')) return null
  return (
    <>
      {lead.isDoNotCall ? <NoCalls /> : <PhoneActions key={lead.id} id={lead.id} />}
      <OfferActions />
    </>
  )
}

function NoCalls() {
  return (
    <Card className="panel">
      <h2>Contact the family</h2>
      <p>{NOT_TO_BE_CALLED}. The number is hidden. Send the offer as a message instead.</p>
    </Card>
  )
}

function PhoneActions({ id }: { readonly id: string }) {
  const [reason, setReason] = useState('')
  const [phone, setPhone] = useState<string>()
  const act = useAction({ refreshes: false })
  const reveal = async () => setPhone((await act(() => staff.staffLeadActions.revealPhone({ id, reason })))?.phone)

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
