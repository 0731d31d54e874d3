// The refund terms that the buyer agreed to, for those who ask for a refund and for those who decide it.
import { staff } from '../../frame/contract.ts'
import { useReading } from '../../kit/use-reading.ts'

export function OrderTerms({ orderId }: { readonly orderId: string }) {
  const { answer: terms } = useReading(orderId, () => staff.staffOrderActions.getTerms({ id: orderId }))
  if (!terms) return null
  const { version, summary, body, isCurrent, daysSincePaid, isOnlyWhole, isCarriedOver } = terms
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
        {isOnlyWhole && <li>Paid by debit card EMI: the bank takes back the whole amount only.</li>}
        {isCarriedOver && <li>The unused value went into another order: refund that order instead.</li>}
      </ul>
    </section>
  )
}

function paidAgo(days: number): string {
  if (days === 0) return 'Paid today.'
  return days === 1 ? 'Paid yesterday.' : `Paid ${days} days ago.`
}
