// The switch of a coupon. Off works at once; on needs a simulation of the saved coupon, and above a limit a second person.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { mayStart } from '#core/modules/coupons/coupon-start.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { RequestLink } from '../../kit/decisions/request-change.tsx'
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

  if (verdict === 'NOT_SIMULATED') return <p className="quiet">Save it, then simulate it. Then you can switch it on.</p>
  if (verdict === 'NEEDS_SECOND_PERSON')
    return <RequestLink of="coupon-starts" label="Request the start" values={{ couponId: id }} />
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
