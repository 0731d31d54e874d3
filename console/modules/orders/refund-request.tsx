// Asking for a refund, of all that is left or of a part. Somebody else decides.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { parseRupees, showMoney, toRupeeString } from '#core/kernel/money.ts'
import { sharesOf, totalOf, type Shares } from '#core/modules/orders/tenders.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { LabelledCheckbox } from '../../kit/inputs/labelled-checkbox.tsx'
import { useAction } from '../../kit/use-action.ts'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'
import { useReading } from '../../kit/use-reading.ts'
import { allowedBy, OrderTerms } from './order-terms.tsx'
import { leftIn, sidesOf } from './refund-shares.ts'
import { RuleAndAsked } from './rule-and-asked.tsx'

type Order = StaffRecord<'orders'>

export function RefundRequest() {
  const order = useStaffRecord('orders')
  const { permissions } = usePermissions<readonly string[]>()
  if (!order || !permissions?.includes('refunds.edit')) return null
  const left = leftIn(order)
  return totalOf(left) === 0 ? null : <Ask key={totalOf(left)} order={order} left={left} />
}

function Ask({ order, left }: { readonly order: Order; readonly left: Shares }) {
  const all = totalOf(left)
  const [typed, setTyped] = useState(toRupeeString(all))
  const [ends, setEnds] = useState<boolean>()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const act = useAction()
  const amount = parseRupees(typed)
  const isPossible = amount !== undefined && amount > 0 && amount <= all
  const endsCourse = ends ?? amount === all

  async function ask() {
    setBusy(true)
    const asking = () => staff.staffRefundRequests.create({ orderId: order.id, amount, endsCourse, reason })
    if (await act(asking, 'Sent. Another person must decide it.')) setReason('')
    setBusy(false)
  }

  const terms = useReading(order.id, () => staff.staffOrderActions.getTerms({ id: order.id })).answer
  return (
    <Card className="panel">
      <h2>Refund</h2>
      <OrderTerms orderId={order.id} />
      <TextField
        label={`Rupees, at most ${showMoney(all)}`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={!isPossible}
        helperText={isPossible ? sidesOf(sharesOf(amount, left)) : 'So much is not left of what was paid.'}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      {terms && isPossible && <RuleAndAsked amount={amount} allowed={allowedBy(terms)} />}
      <LabelledCheckbox label="Ends the course" isChecked={endsCourse} onChange={setEnds} />
      <ReasonField value={reason} onChange={setReason} helperText="Another person must approve it." />
      <Button
        variant="contained"
        color="warning"
        disabled={isBusy || !isPossible || !isSentence(reason)}
        onClick={() => void ask()}
      >
        Ask for the refund{isPossible && ` of ${showMoney(amount)}`}
      </Button>
    </Card>
  )
}
