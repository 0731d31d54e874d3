import { minus, showMoney, type Paise } from '#core/kernel/money.ts'

interface RuleAndAskedProps {
  readonly amount: Paise
  /** Null where the rule has no amount for the order. */
  readonly allowed: Paise | null
}

/** The sum asked for, next to the sum that the refund rule allows. */
export function RuleAndAsked({ amount, allowed }: RuleAndAskedProps) {
  if (allowed === null) return <p className="problem">The rule has no amount for this order.</p>
  if (amount > allowed)
    return (
      <p className="problem" role="status">
        The rule allows {showMoney(allowed)}. {showMoney(minus(amount, allowed))} beyond the rule.
      </p>
    )
  return (
    <p className="good" role="status">
      Within the rule, which allows {showMoney(allowed)}.
    </p>
  )
}
