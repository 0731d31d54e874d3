// The history of an order, with the members of staff who had a part in it.
import Card from '@mui/material/Card'
import { usePermissions } from 'react-admin'
import { showMoney } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { whenText, words } from '../../kit/fields.tsx'
import { PersonName } from '../../kit/names/person.tsx'
import { useReading } from '../../kit/use-reading.ts'

interface Happened {
  readonly at: Instant
  readonly what: string
  readonly detail: string | null
  readonly by?: string | null
}

export function OrderTimeline() {
  const order = useStaffRecord('orders')
  const { permissions = [] } = usePermissions<readonly string[]>()
  const key = order && `${order.id} ${order.version}`
  const { answer: events = [] } = useReading(key, () => happenedTo(order?.id ?? '', permissions))
  return (
    <Card className="panel">
      <h2>History</h2>
      <ol>
        {events.map(({ at, what, detail, by }, i) => (
          <li key={i}>
            <strong>{words(what)}</strong>
            {by && (
              <>
                {' '}
                by <PersonName id={by} />
              </>
            )}{' '}
            · {whenText(at)}
            {detail && <p>{CONSTANT.test(detail) ? words(detail) : detail}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** A way to pay, a bank's status or a reason: the rest is what a person or a bank has written. */
const CONSTANT = /^[A-Z]+(_[A-Z]+)*$/

/** Only those lists that the member of staff may read. */
async function happenedTo(id: string, permissions: readonly string[]): Promise<readonly Happened[]> {
  const [events, requests, acts] = await Promise.all([
    staff.staffOrderActions.getTimeline({ id }),
    permissions.includes('refunds.view') ? staff.staffRefundRequests.list({ orderId: id }) : undefined,
    permissions.includes('operations.view') ? staff.staffAudit.list({ subject: `orders/${id}` }) : undefined,
  ])
  const own = events.map(({ at, kind, detail }): Happened => ({ at, what: kind, detail }))
  const asked = requests?.data.flatMap(({ amount, reason, askedBy, askedAt, decidedBy, decidedAt, status, note }) => [
    { at: askedAt, what: `Refund of ${showMoney(amount)} asked for`, detail: reason, by: askedBy },
    ...(decidedAt === null ? [] : [{ at: decidedAt, what: `REFUND_${status}`, detail: note, by: decidedBy }]),
  ])
  const acted = acts?.data.map(({ at, action, reason, staffId }) => ({
    at,
    what: ACTS[action] ?? action,
    detail: reason,
    by: staffId,
  }))
  return [...own, ...(asked ?? []), ...(acted ?? [])].toSorted((a, b) => a.at - b.at)
}

const ACTS: Readonly<Record<string, string>> = {
  'orders.recheck': 'Checked again at the gateway',
  'orders.receipt': 'Receipt sent again',
}
