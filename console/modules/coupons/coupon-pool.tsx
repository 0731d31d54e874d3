// The side panel of a coupon pool: creates single-use codes with the coupon's terms, exports them from their list, and
// revokes them.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Link, usePermissions } from 'react-admin'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { reasonIn, useAction } from '../../kit/use-action.ts'

export function CouponPool() {
  const coupon = useStaffRecord('coupons')
  const { permissions } = usePermissions<readonly string[]>()
  if (!coupon) return null
  const { id, code, isPool, codes, redeemed, reserved } = coupon
  const list = `/coupon-codes?${new URLSearchParams({ filter: JSON.stringify({ poolId: id }), displayedFilters: '{}' })}`
  return (
    <Card className="panel">
      <h2>Single-use codes</h2>
      {isPool ? (
        <p>
          <Link to={list}>{codes} codes</Link>, {redeemed} used, {reserved} reserved by orders. {code} itself cannot be
          used.
        </p>
      ) : (
        <p className="quiet">None yet. Once there are single-use codes, {code} itself cannot be used.</p>
      )}
      {permissions?.includes('coupons.edit') && <PoolActions coupon={coupon} />}
    </Card>
  )
}

function PoolActions({ coupon: { id, isPool } }: { readonly coupon: StaffRecord<'coupons'> }) {
  const [count, setCount] = useState('')
  const [prefix, setPrefix] = useState('')
  const [reason, setReason] = useState('')
  const act = useAction()

  async function make() {
    const making = () => staff.staffCouponActions.makeCodes({ id, count: Number(count), prefix, ...reasonIn(reason) })
    if (await act(making, ({ made }) => `${made} codes were made.`)) empty()
  }

  async function takeBack() {
    const taking = () => staff.staffCouponActions.revokeCodes({ id, reason })
    if (await act(taking, ({ revoked }) => `${revoked} codes are worth nothing now.`)) empty()
  }

  function empty() {
    setCount('')
    setReason('')
  }

  return (
    <>
      <TextField
        label="Number of codes"
        value={count}
        onChange={({ target }) => setCount(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField label="Prefix" value={prefix} onChange={({ target }) => setPrefix(target.value)} />
      <TextField
        label="Reason (stored in the audit log)"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button variant="outlined" disabled={!/^[1-9]\d{0,3}$/.test(count)} onClick={() => void make()}>
        Make codes
      </Button>
      {isPool && (
        <Button color="warning" disabled={reason.trim() === ''} onClick={() => void takeBack()}>
          Take back all unused
        </Button>
      )}
    </>
  )
}
