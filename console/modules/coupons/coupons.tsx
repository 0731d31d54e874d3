import { FormDataConsumer } from 'react-admin'
import { Word } from '../../kit/fields.tsx'
import { MoneyInput } from '../../kit/inputs/inputs.tsx'
import type { ElementsOf } from '../../kit/elements.tsx'
import { screen } from '../../kit/screen.tsx'
import { CouponPool } from './coupon-pool.tsx'
import { couponStarts } from './coupon-starts.tsx'
import { CouponSwitch } from './coupon-switch.tsx'
import { DiscountKind } from './discount-kind.tsx'
import { CouponUsePanel } from './report/coupon-use.tsx'
import { RuleSentence, TakesOff } from './rule-sentence.tsx'
import { Simulator } from './simulator.tsx'

const LISTED_AT = 'PLANS lists it on the plans page; leave empty to list it nowhere.'

const couponForm = (input: ElementsOf<'coupons'>['input']) => [
  <RuleSentence key="RuleSentence" />,
  input('redeem.redeemType', 'Discount type', { as: DiscountKind }),
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
  input('maxUses', 'Total uses', {
    helperText: 'Leave empty for no limit; a limit can be changed later, but not added or removed.',
  }),
  input('maxUsesPerUser', 'Uses per family'),
  input('minimumAmount', 'Minimum price'),
  input('grades', 'Classes', { helperText: 'Leave empty for every class.' }),
  input('variantNames', 'Tiers', { helperText: 'Leave empty for every tier.' }),
  input('planIds', 'Plans', { helperText: 'Leave empty for every plan.' }),
  input('entityIds', 'Courses', { helperText: 'Leave empty for every course.' }),
  input('categories', 'Listed at', { helperText: LISTED_AT }),
  input('partnerHash', 'Partner hash (empty for everybody)'),
  input('title'),
  <Simulator key="Simulator" />,
]

function CouponAside() {
  return (
    <>
      <CouponSwitch />
      <CouponPool />
    </>
  )
}

const coupons = screen('coupons')(({ column, filter, input }) => ({
  label: 'Coupons',
  about: 'Codes that lower a price. A new one starts switched off: simulate it before you switch it on.',
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
  aside: CouponAside,
  below: CouponUsePanel,
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
  },
  whenNew: [input('code'), input('couponType', 'Kind')],
  form: couponForm(input),
}))

const offers = screen('payment-offers')(({ column, input, items }) => ({
  label: 'Bank offers',
  about: 'Discounts that a bank, a card or an app gives to its customers.',
  asText: ({ title }) => title?.en,
  columns: [
    column('title'),
    column('paymentMethod', { as: Word }),
    column('endsAt', 'Until'),
    column('isActive', 'On'),
  ],
  defaults: {
    isActive: true,
    categories: [],
    name: null,
    cardType: null,
    serviceProvider: null,
    maxDiscountCourseAllowed: [],
  },
  form: [
    input('title'),
    input('text', { multiline: true }),
    input('paymentMethod'),
    input('name', 'Bank or wallet', { helperText: 'For example HDFC Bank; leave empty if the offer holds for all.' }),
    input('cardType', { helperText: 'Leave empty for both kinds of card.' }),
    input('serviceProvider', { helperText: 'The company that grants the offer, such as JUSPAY.' }),
    items(
      'maxDiscountCourseAllowed',
      'Largest discount allowed',
      ({ input }) => [
        input('allowedCouponType', 'For'),
        input('maxDiscountAllowedPercent', 'Percent', { defaultValue: null }),
        input('maxDiscountAllowedAbsolute', 'or as an amount', { defaultValue: null }),
      ],
      { layout: { inline: true } },
    ),
    input('categories', 'Listed at', { helperText: LISTED_AT }),
    input('startsAt', 'From'),
    input('endsAt', 'Until'),
    input('isActive', 'On'),
  ],
}))

const codes = screen('coupon-codes')(({ column, filter }) => ({
  label: 'Single-use codes',
  about: 'Codes that work once, and the order that used each.',
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

export const couponScreens = [coupons, couponStarts, codes, offers]
