import { FormDataConsumer } from 'react-admin' // prettier-ignore
import { MoneyInput } from '../../kit/inputs/inputs.tsx'
import type { ElementsOf } from '../../kit/elements.tsx'
import { screen } from '../../kit/screen.tsx'
import { CouponPool } from './coupon-pool.tsx'
import { RuleSentence, TakesOff } from './rule-sentence.tsx'
import { Simulator } from './simulator.tsx'

const couponForm = (input: ElementsOf<'coupons'>['input']) => [
  <RuleSentence key="RuleSentence" />,
  input('redeem.redeemType', 'Discount type'),
  <FormDataConsumer key="FormDataConsumer">
    {({ formData }) =>
      formData['redeem']?.redeemType === 'PERCENTAGE' ? (
        <>
          {input('redeem.redeemValue', 'Percent')}
          {input('redeem.maxDiscount', 'Maximum', { helperText: 'Enter 0 for no maximum.' })}
        </>
      ) : (
        input('redeem.redeemValue', 'Rupees', { as: MoneyInput })
      )
    }
  </FormDataConsumer>,
  input('startsAt', 'From'),
  input('endsAt', 'Until'),
  input('maxUses', 'Total uses', { helperText: 'Leave empty for unlimited uses. This cannot be changed later.' }),
  input('maxUsesPerUser', 'Uses per family'),
  input('minimumAmount', 'Minimum price'),
  input('grades', { helperText: 'Leave empty for no limit.' }),
  input('variantNames', 'Tiers'),
  input('planIds', 'Plans'),
  input('entityIds', 'Courses'),
  input('categories', 'Public categories'),
  input('partnerHash', 'Partner hash (empty for everybody)'),
  input('title'),
  input('isActive', 'On'),
  <Simulator key="Simulator" />,
]

const coupons = screen('coupons')(({ column, filter, input }) => ({
  label: 'Coupons',
  asText: ({ code }) => code,
  filters: [filter('isRunning', 'Active now', { alwaysOn: true }), filter('isActive', 'On'), filter('couponType')],
  columns: [
    column('code'),
    column('redeem', 'Discount', { as: TakesOff }),
    column('startsAt', 'From'),
    column('endsAt', 'Until'),
    column('redeemed', 'Used'),
    column('maxUses', 'Of'),
    column('codes', 'Codes'),
    column('isActive', 'On'),
  ],
  bulk: [
    { label: 'Switch off', change: { isActive: false } },
    { label: 'Switch on', change: { isActive: true } },
  ],
  aside: CouponPool,
  defaults: {
    couponType: 'REGULAR',
    redeem: { redeemType: 'PERCENTAGE', redeemValue: 10, maxDiscount: 0 },
    courseTypes: [],
    entityTypes: [],
    entityIds: [],
    planIds: [],
    variantNames: [],
    grades: [],
    minimumAmount: 0,
    maxUses: null,
    maxUsesPerUser: 1,
    partnerHash: null,
    categories: [],
    isActive: true,
  },
  whenNew: [input('code'), input('couponType', 'Kind')],
  form: couponForm(input),
}))

const offers = screen('payment-offers')(({ column, input }) => ({
  label: 'Bank offers',
  asText: ({ title }) => title?.en,
  columns: [column('title'), column('paymentMethod'), column('endsAt', 'Until'), column('isActive', 'On')],
  defaults: { isActive: true, categories: [] },
  form: [
    input('title'),
    input('text', { multiline: true }),
    input('paymentMethod'),
    input('categories'),
    input('startsAt', 'From'),
    input('endsAt', 'Until'),
    input('isActive', 'On'),
  ],
}))

const codes = screen('coupon-codes')(({ column, filter }) => ({
  label: 'Single-use codes',
  asText: ({ code }) => code,
  filters: [filter('state', { alwaysOn: true }), filter('poolId', 'Coupon', { of: 'coupons' })],
  columns: [
    column('code'),
    column('poolId', 'Coupon', { of: 'coupons' }),
    column('state'),
    column('orderId', 'Order', { of: 'orders', link: 'show' }),
    column('revokedAt', 'Revoked'),
  ],
  bulk: [{ label: 'Revoke', change: { isRevoked: true } }],
}))

export const couponScreens = [coupons, codes, offers]
