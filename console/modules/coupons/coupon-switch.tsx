// The switch of a coupon. Off works at once; on needs a simulation of the saved coupon, and above a limit a second person.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router'
import { mayStart } from '#core/modules/coupons/start/coupon-start.ts'
import { startChanges } from '#core/modules/coupons/start/start-changes.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { SinceAsked } from '../../kit/decisions/since-asked.tsx'
import { RequestLink } from '../../kit/decisions/request-change.tsx'
import { useReading } from '../../kit/use-reading.ts'
import { useUndoNotice } from '../../kit/lists/undo-notice.tsx'
import { reasonIn, useAction } from '../../kit/use-action.ts'
import { WorstCaseCost } from './worst-case.tsx'

export function CouponSwitch() {
  const coupon = useStaffRecord('coupons')
  const { permissions } = usePermissions<readonly string[]>()
  if (!coupon) return null
  return (
    <Card className="panel">
      <h2>{coupon.isActive ? 'This coupon is on' : 'This coupon is off'}</h2>
      <WorstCaseCost {...coupon} />
      {permissions?.includes('coupons.edit') && <Switch coupon={coupon} />}
    </Card>
  )
}

function Switch({ coupon }: { readonly coupon: StaffRecord<'coupons'> }) {
  const { id, isActive } = coupon
  const [reason, setReason] = useState('')
  const [act, notifyWithUndo] = [useAction(), useUndoNotice()]
  const verdict = isActive ? undefined : mayStart(coupon)

  async function turn(on: boolean) {
    const done = await act(() => staff.staffCoupons.bulk({ ids: [id], change: { isActive: on }, ...reasonIn(reason) }))
    if (!done) return
    setReason('')
    const opposite = () => staff.staffCoupons.bulk({ ids: [id], change: { isActive: !on } })
    notifyWithUndo(on ? 'The coupon is on.' : 'The coupon is off.', () => void act(opposite, 'It is as it was before.'))
  }

  if (verdict === 'NOT_SIMULATED')
    return (
      <>
        <p className="quiet">Save it, then simulate it. Then you can switch it on.</p>
        <StartRequest coupon={coupon} mayAsk={false} />
      </>
    )
  if (verdict === 'NEEDS_SECOND_PERSON') return <StartRequest coupon={coupon} />
  return (
    <>
      <TextField
        label="Reason for the switch (audit log)"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button variant="contained" color={isActive ? 'error' : 'primary'} onClick={() => void turn(!isActive)}>
        {isActive ? 'Switch off now' : 'Switch on now'}
      </Button>
    </>
  )
}

interface StartRequestProps {
  readonly coupon: StaffRecord<'coupons'>
  readonly mayAsk?: boolean
}

/** The request that waits for a second person, with all that has changed since; or the way to ask for one. */
function StartRequest({ coupon, mayAsk = true }: StartRequestProps) {
  const { id } = coupon
  const { answer } = useReading(id, () => staff.staffCouponStarts.list({ couponId: id, status: 'WAITING' }))
  if (!answer) return null
  const [waiting] = answer.data
  if (!waiting) return mayAsk && <RequestLink of="coupon-starts" label="Request the start" values={{ couponId: id }} />
  const changes = startChanges(waiting.terms, coupon)
  return (
    <>
      <p>
        <Link to={`/coupon-starts/${waiting.id}/show`}>A second person is asked to switch it on.</Link>
      </p>
      <SinceAsked changes={changes} />
      {changes.length > 0 && <p className="quiet">That request must be refused before the start is asked for again.</p>}
    </>
  )
}
