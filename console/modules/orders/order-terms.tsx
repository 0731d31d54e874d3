// The refund terms that the buyer agreed to, for those who ask for a refund and for those who decide it.
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { staff } from '../../frame/contract.ts'
import { useReading } from '../../kit/use-reading.ts'

type Terms = Awaited<ReturnType<typeof staff.staffOrderActions.getTerms>>

export function OrderTerms({ orderId }: { readonly orderId: string }) {
  const { answer: terms } = useReading(orderId, () => staff.staffOrderActions.getTerms({ id: orderId }))
  if (!terms) return null
  const { version, summary, body, isCurrent, daysSincePaid, isOnlyWhole, isCarriedOver, estimate } = terms
  return (
    <section aria-label="Refund policy">
      <p>
        <strong>{summary['en']}</strong>
      </p>
      <details>
        <summary>
          The policy they agreed to: {version}
          {!isCurrent && ', not the one of today'}
        </summary>
        {body.map((paragraph, i) => (
          <p key={i}>{paragraph['en']}</p>
        ))}
      </details>
      <ul>
        {daysSincePaid !== null && <li>{paidAgo(daysSincePaid)}</li>}
        {estimate.obstacle === null && <li>{unusedDays(estimate)}</li>}
        {isOnlyWhole && <li>Paid by debit card EMI: the bank takes back the whole amount only.</li>}
        {isCarriedOver && <li>The unused value went into another order: refund that order instead.</li>}
      </ul>
    </section>
  )
}

/** Null where the rule has no amount for the order. */
export function allowedBy({ estimate }: Terms): Paise | null {
  return estimate.obstacle === null ? estimate.amount : null
}

/** The amount that the family reads on its own order page. */
function unusedDays({ days, allDays, amount }: Terms['estimate']): string {
  return `Unused today: ${days} of ${allDays} days, ${showMoney(amount)}. The family sees this amount on its order.`
}

function paidAgo(days: number): string {
  if (days === 0) return 'Paid today.'
  return days === 1 ? 'Paid yesterday.' : `Paid ${days} days ago.`
}
