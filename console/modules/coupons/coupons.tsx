import { FormDataConsumer } from 'react-admin' // prettier-ignore
import { MoneyInput } from '../../kit/inputs.tsx'
import type { PartsFor } from '../../kit/parts.tsx'
import { screen } from '../../kit/screen.tsx'
import { CouponPool } from './coupon-pool.tsx'
import { RuleSentence, TakesOff } from './rule-sentence.tsx'
import { Simulator } from './simulator.tsx'

const couponForm = (input: PartsFor<'coupons'>['input']) => [
  <RuleSentence key="RuleSentence" />,
  input('redeem.redeemType', 'How it takes off'),
  <FormDataConsumer key="FormDataConsumer">
    {({ formData }) =>
      formData['redeem']?.redeemType === 'PERCENTAGE' ? (
        <>
          {input('redeem.redeemValue', 'Percent')}
          {input('redeem.maxDiscount', 'At most', { helperText: '0 is no cap.' })}
        </>
      ) : (
        input('redeem.redeemValue', 'Rupees', { as: MoneyInput })
      )
    }
  </FormDataConsumer>,
  input('startsAt', 'From'),
  input('endsAt', 'Until'),
  input('maxUses', 'Uses in all', { helperText: 'Empty: without end. It stays limited or not.' }),
  input('maxUsesPerUser', 'Uses per family'),
  input('minimumAmount', 'From a price of'),
  input('grades', { helperText: 'An empty list limits nothing.' }),
  input('variantNames', 'Tiers'),
  input('planIds', 'Plans'),
  input('entityIds', 'Courses'),
  input('categories', 'Shown to everybody under'),
  input('partnerHash', 'Only with this partner’s hash'),
  input('title'),
  input('isActive', 'Switched on'),
  <Simulator key="Simulator" />,
]

const coupons = screen('coupons')(({ column, filter, input }) => ({
  label: 'Coupons',
  asText: ({ code }) => code,
  filters: [
    filter('isRunning', 'Running now', { alwaysOn: true }),
    filter('isActive', 'Switched on'),
    filter('couponType'),
  ],
  columns: [
    column('code'),
    column('redeem', 'Takes off', { as: TakesOff }),
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
  label: 'Offers of banks',
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
    input('isActive', 'Switched on'),
  ],
}))

const codes = screen('coupon-codes')(({ column, filter }) => ({
  label: 'Codes of one use',
  asText: ({ code }) => code,
  filters: [filter('state', { alwaysOn: true }), filter('poolId', 'Coupon', { of: 'coupons' })],
  columns: [
    column('code'),
    column('poolId', 'As coupon', { of: 'coupons' }),
    column('state'),
    column('orderId', 'Order', { of: 'orders', link: 'show' }),
    column('revokedAt', 'Taken back'),
  ],
  bulk: [{ label: 'Take back', change: { isRevoked: true } }],
}))

export const couponScreens = [coupons, codes, offers]
