// The invoice and the credit notes of an order, and its receipt once more.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'
import { useAction } from '../../kit/use-action.ts'

export function OrderPapers() {
  const order = useStaffRecord('orders')
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  const act = useAction()
  if (!order || order.paidAt === null) return null
  const { id, status } = order

  async function send() {
    const sending = () => staff.staffPaperActions.sendReceiptAgain({ id, reason })
    if (await act(sending, 'The receipt is on its way to the family.')) setReason('')
  }

  return (
    <Card className="panel">
      <h2>Papers</h2>
      <PaperLink path={`invoices/${id}`} query="?last=true">
        Open the tax invoice (PDF)
      </PaperLink>
      {status === 'PAID' && permissions?.includes('households.edit') && (
        <>
          <ReasonField label="Why the receipt is sent again" value={reason} onChange={setReason} />
          <Button disabled={!isSentence(reason)} onClick={() => void send()}>
            Send the receipt again
          </Button>
        </>
      )}
    </Card>
  )
}

export function InvoicePaper() {
  return <PaperOfRecord of="invoices" />
}

export function CreditNotePaper() {
  return <PaperOfRecord of="credit-notes" />
}

/** The first invoice has the id of its order, a credit note that of its refund or correction. */
function PaperOfRecord({ of }: { readonly of: 'invoices' | 'credit-notes' }) {
  const record = useStaffRecord(of)
  if (!record) return null
  return (
    <Card className="panel">
      <h2>Paper</h2>
      <PaperLink path={`${of}/${record.id}`}>Open as a PDF</PaperLink>
    </Card>
  )
}

interface PaperLinkProps {
  readonly path: string
  readonly query?: string
  readonly children: string
}

function PaperLink({ path, query = '', children }: PaperLinkProps) {
  return (
    <p>
      <a href={`/api/staff/${path}/pdf${query}`} target="_blank" rel="noreferrer">
        {children}
      </a>
    </p>
  )
}
