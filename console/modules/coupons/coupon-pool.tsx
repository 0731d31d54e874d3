// Beside a coupon: codes of one use each that are otherwise as it is. Made here, exported from their list, taken back here.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Link, useNotify, usePermissions, useRecordContext, useRefresh, type RaRecord } from 'react-admin'
import { callServer } from '../../frame/call-server.ts'

interface Coupon extends RaRecord<string> {
  readonly code: string
  readonly isPool: boolean
  readonly codes: number
  readonly redeemed: number
  readonly reserved: number
}

export function CouponPool() {
  const coupon = useRecordContext<Coupon>()
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
      {permissions?.includes('coupons.edit') && <Desk coupon={coupon} />}
    </Card>
  )
}

function Desk({ coupon: { id, isPool } }: { readonly coupon: Coupon }) {
  const [count, setCount] = useState('')
  const [prefix, setPrefix] = useState('')
  const [reason, setReason] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()

  async function act(what: string, body: object, told: (answer: { made?: number; revoked?: number }) => string) {
    try {
      notify(told(await callServer(`coupons/${id}/${what}`, 'POST', { ...body, ...(reason.trim() && { reason }) })))
      setCount('')
      setReason('')
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'This did not work. Please try again.', { type: 'error' })
    }
  }

  const make = () => act('codes', { count: Number(count), prefix }, ({ made }) => `${made} codes were made.`)
  const takeBack = () => act('revoke-codes', {}, ({ revoked }) => `${revoked} codes are worth nothing now.`)
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
