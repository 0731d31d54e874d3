// Requests to switch on a coupon that may cost much, which a second person decides.
import { useStaffRecord } from '../../frame/contract.ts'
import { screen } from '../../kit/screen.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { takesOff } from './rule-sentence.tsx'
import { WorstCaseCost } from './worst-case.tsx'

function Terms() {
  const start = useStaffRecord('coupon-starts')
  if (!start) return null
  const { terms } = start
  return (
    <>
      <p>
        {terms.code}: {takesOff(terms.redeem)},{' '}
        {terms.isPool ? `${terms.codes} single-use codes` : `${terms.maxUses ?? 'any number of'} uses`}
      </p>
      <WorstCaseCost {...terms} />
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
  form: [
    input('couponId', 'Coupon', { of: 'coupons' }),
    input('reason', 'Reason', { multiline: true, helperText: 'In one sentence. The second person reads it.' }),
  ],
  details: [
    detail('couponId', 'Coupon', { of: 'coupons' }),
    <Terms key="Terms" />,
    detail('status', 'State'),
    detail('reason', 'Reason'),
    ...whoDecided,
  ],
  aside: () => (
    <SecondDecision of="coupon-starts" scope="coupons.approve" approval={({ terms }) => `Switch on ${terms.code}`} />
  ),
}))
