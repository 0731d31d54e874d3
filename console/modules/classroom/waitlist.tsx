// Next to a batch: who waits for a seat in it, in the order of their turn.
import Card from '@mui/material/Card'
import { usePermissions } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { waitlistApi } from '#core/modules/classroom/batches/waitlist-api.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { whenText } from '../../kit/fields.tsx'
import { useReading } from '../../kit/use-reading.ts'

type Queue = ResponseOf<typeof waitlistApi.staffWaitlists.getWaitlist>

export function Waitlist() {
  const batch = useStaffRecord('batches')
  const { permissions } = usePermissions<readonly string[]>()
  const { id, version } = batch ?? {}
  const isAllowed = permissions?.includes('classes.view') ?? false
  const key = id !== undefined && isAllowed ? `${id} ${version}` : undefined
  const { answer: queue } = useReading(key, () => staff.staffWaitlists.getWaitlist({ id: id ?? '' }))
  if (!queue || ((batch?.seats ?? null) === null && queue.total === 0)) return null
  return (
    <Card className="panel" component="section" aria-label="Waitlist">
      <h2>Waitlist</h2>
      {queue.total === 0 ? <p>Nobody waits for a seat.</p> : <Learners {...queue} />}
    </Card>
  )
}

function Learners({ learners, total }: Queue) {
  return (
    <>
      <ol>
        {learners.map(({ learnerId, name, askedAt, offeredUntil }) => (
          <li key={learnerId}>
            <strong>{name}</strong>{' '}
            {offeredUntil === null
              ? `waits since ${whenText(askedAt)}`
              : `has a seat offered until ${whenText(offeredUntil)}`}
          </li>
        ))}
      </ol>
      {total > learners.length && <p className="quiet">And {total - learners.length} more.</p>}
    </>
  )
}
