// Requests to switch on a coupon that may cost much, which a second person decides.
import Card from '@mui/material/Card'
import { takesOff } from '#core/modules/coupons/discount.ts'
import { startChanges } from '#core/modules/coupons/start/start-changes.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { SinceAsked } from '../../kit/decisions/since-asked.tsx'
import { useReading } from '../../kit/use-reading.ts'
import { screen } from '../../kit/screen.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { WorstCaseCost } from './worst-case.tsx'

function Terms() {
  const start = useStaffRecord('coupon-starts')
  if (!start) return null
  const { terms } = start
  return (
    <div className="wide">
      <p>
        {terms.code}: {takesOff(terms.redeem)},{' '}
        {terms.isPool ? `${terms.codes} single-use codes` : `${terms.maxUses ?? 'any number of'} uses`}
      </p>
      <WorstCaseCost {...terms} />
    </div>
  )
}

/** The server refuses the start of a coupon that has changed, so the page does not offer it. */
function StartDecision() {
  const start = useStaffRecord('coupon-starts')
  const isWaiting = start?.status === 'WAITING'
  const coupon = useReading(isWaiting ? start.couponId : undefined, () =>
    staff.staffCoupons.one({ id: start?.couponId ?? '' }),
  ).answer
  if (!isWaiting || !coupon) return null
  const changes = startChanges(start.terms, coupon)
  return (
    <>
      <Card className="panel">
        <h2>The coupon now</h2>
        <SinceAsked changes={changes} />
      </Card>
      <SecondDecision
        of="coupon-starts"
        scope="coupons.approve"
        approval={({ terms }) => `Switch on ${terms.code}`}
        stop={changes.length > 0 && 'Refuse this request, so that it can be asked for again.'}
      />
    </>
  )
}

export const couponStarts = screen('coupon-starts')(({ column, detail, input }) => ({
  label: 'Starts of coupons',
  about: 'Coupons that wait for a second person before they hold.',
  asText: ({ terms }) => terms?.code,
  filters: [byAskedStatus],
  columns: [
    column('couponId', 'Coupon', { of: 'coupons' }),
    column('reason'),
    column('status'),
    column('askedBy', 'Requested by'),
    column('askedAt', 'Asked'),
  ],
  mayEdit: false,
  form: [input('couponId', 'Coupon', { of: 'coupons' })],
  details: [
    detail('couponId', 'Coupon', { of: 'coupons' }),
    <Terms key="Terms" />,
    detail('status', 'State'),
    detail('reason', 'Reason'),
    ...whoDecided,
  ],
  aside: StartDecision,
}))
