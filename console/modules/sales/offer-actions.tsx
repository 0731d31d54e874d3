// Actions next to a lead: send the family its offer, and see what became of it.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showMoney } from '#core/kernel/money.ts'
import type { salesStaffApi } from '#core/modules/sales/staff-api.ts'
import { mayLead } from '#core/modules/sales/lead-status.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { RecordLink } from '../../kit/names/record-of-id.tsx'
import { useAction } from '../../kit/use-action.ts'
import { whenText, words } from '../../kit/fields.tsx'

export function OfferActions() {
  const lead = useStaffRecord('leads')
  const act = useAction()
  const [sent, setSent] = useState<ResponseOf<typeof salesStaffApi.staffLeadActions.sendOffer>>()
  if (!lead) return null
  const { id, status } = lead

  return (
    <Card className="panel">
      <h2>The offer</h2>
      <Standing {...lead} />
      {mayLead(status, 'offer') && (
        <>
          <p className="quiet">Holds today’s price for three days. Earlier links stop working.</p>
          {(['SMS', 'WHATSAPP', 'NONE'] as const).map((channel) => (
            <Button
              key={channel}
              variant={channel === 'SMS' ? 'contained' : 'outlined'}
              onClick={() => void act(() => staff.staffLeadActions.sendOffer({ id, channel })).then(setSent)}
            >
              {labels[channel]}
            </Button>
          ))}
        </>
      )}
      <div aria-live="polite">
        {sent && (
          <p>
            {showMoney(sent.price)}, until {whenText(sent.expiresAt)}:{' '}
            <a href={sent.url} target="_blank" rel="noreferrer">
              {sent.url}
            </a>
            {sent.isMessaged ? ' The message is on its way.' : ' No message was sent.'}
          </p>
        )}
      </div>
      {mayLead(status, 'close') && (
        <Closing onClose={(reason) => void act(() => staff.staffLeadActions.closeLead({ id, reason }))} />
      )}
    </Card>
  )
}

const labels = { SMS: 'Send as a text', WHATSAPP: 'Send by WhatsApp', NONE: 'Only make the link' }

function Standing({ status, acceptedAt, acceptedLang, orderId }: StaffRecord<'leads'>) {
  if (acceptedAt === null) return <p>{status === 'SENT' ? 'The family has not agreed yet.' : 'Nothing is agreed.'}</p>
  return (
    <p>
      The family agreed on {whenText(acceptedAt)}, in {acceptedLang && words(acceptedLang)}.
      {orderId && (
        <>
          {' '}
          Paid: <RecordLink id={orderId} />.
        </>
      )}
    </p>
  )
}

function Closing({ onClose }: { readonly onClose: (reason: string) => void }) {
  const [reason, setReason] = useState('')
  return (
    <>
      <TextField
        label="Reason for not buying"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
      />
      <Button color="warning" disabled={reason.trim() === ''} onClick={() => onClose(reason.trim())}>
        Close the lead
      </Button>
    </>
  )
}
