// Beside a lead: sending the family its offer, and what has become of it.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify, useRecordContext, useRefresh } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { mayLead, type LeadStatus } from '#core/modules/sales/lead-status.ts'
import { callServer } from '../../frame/call-server.ts'
import { whenText } from '../../kit/fields.tsx'

interface Lead {
  readonly id: string
  readonly status: LeadStatus
  readonly acceptedAt: Instant | null
  readonly acceptedLang: string | null
  readonly orderId: string | null
}
interface Sent {
  readonly url: string
  readonly price: Paise
  readonly expiresAt: Instant
}

export function OfferDesk() {
  const lead = useRecordContext<Lead>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [sent, setSent] = useState<Sent>()
  if (!lead) return null
  const { id, status } = lead

  async function act<T>(path: string, body: object): Promise<T | undefined> {
    try {
      return await callServer<T>(`leads/${id}/${path}`, 'POST', body)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The server did not respond. Please try again.', {
        type: 'error',
      })
    } finally {
      refresh()
    }
  }

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
              onClick={() => void act<Sent>('offer', { channel }).then(setSent)}
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
          </p>
        )}
      </div>
      {mayLead(status, 'close') && <Closing onClose={(reason) => void act('close', { reason })} />}
    </Card>
  )
}

const labels = { SMS: 'Send as a text', WHATSAPP: 'Send by WhatsApp', NONE: 'Only make the link' }

function Standing({ status, acceptedAt, acceptedLang, orderId }: Lead) {
  if (acceptedAt === null) return <p>{status === 'SENT' ? 'The family has not agreed yet.' : 'Nothing is agreed.'}</p>
  return (
    <p>
      The family agreed on {whenText(acceptedAt)}, in the language “{acceptedLang}”.
      {orderId && <> Paid: order {orderId}.</>}
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
