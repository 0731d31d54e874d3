// Describes a coupon in one sentence while it is being edited.
import { useStaffRecord } from '../../frame/contract.ts'
import { useWatch } from 'react-hook-form'
import { takesOff, type RedeemTerms } from '#core/modules/coupons/discount.ts'
import { showMoney, toPaise } from '#core/kernel/money.ts'
import { toInstant } from '#core/kernel/time.ts'
import { whenText } from '../../kit/fields.tsx'
import { WorstCaseCost } from './worst-case.tsx'

/** The column's source is the record's own `redeem`. */
export function TakesOff() {
  const record = useStaffRecord('coupons')
  return record ? <span>{takesOff(record.redeem)}</span> : null
}

interface Rule {
  readonly redeem?: RedeemTerms
  readonly grades?: readonly number[]
  readonly variantNames?: readonly string[]
  readonly minimumAmount?: number
  readonly startsAt?: number
  readonly endsAt?: number
  readonly maxUses?: number | null
  readonly maxUsesPerUser?: number | null
  readonly isPool?: boolean
  readonly codes?: number
}

export function RuleSentence() {
  const rule = useWatch() as Rule // the coupon's form
  const { redeem, maxUses = null } = rule
  if (typeof redeem?.redeemValue !== 'number') return null
  return (
    <>
      <p className="sentence">{sentenceOf(rule, redeem)}</p>
      <WorstCaseCost {...rule} redeem={redeem} maxUses={maxUses} />
    </>
  )
}

function sentenceOf(
  { grades = [], variantNames = [], minimumAmount = 0, startsAt, endsAt, ...rule }: Rule,
  redeem: RedeemTerms,
) {
  const parts = [
    takesOff(redeem),
    grades.length > 0 ? `for class ${grades.join(', ')}` : 'for every class',
    variantNames.length > 0 ? `on ${variantNames.join(', ')}` : 'on every tier',
    ...(minimumAmount > 0 ? [`for prices from ${showMoney(toPaise(minimumAmount))}`] : []),
    ...(startsAt ? [`from ${whenText(toInstant(startsAt))}`] : []),
    ...(endsAt ? [`until ${whenText(toInstant(endsAt))}`] : []),
    rule.maxUses ? `${rule.maxUses} uses in total` : 'without a limit of uses',
    ...(rule.maxUsesPerUser ? [`${rule.maxUsesPerUser} per family`] : []),
  ]
  return `${parts.join(', ')}.`
}
