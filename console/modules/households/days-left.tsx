import { useFieldValue, useRecordContext } from 'react-admin'
import { daysLeft } from '#core/modules/privacy/request.ts'
import { showDate, toInstant } from '#core/kernel/time.ts'
import { useNow } from '../../kit/use-now.ts'

/** The days within which the law wants an answer, while nobody has given one, and the last of them. */
export function DaysLeft(props: { readonly source: string; readonly label?: string }) {
  const due = useFieldValue(props) as number | undefined // the contract has an instant here
  const request = useRecordContext<{ readonly id: string; readonly status: string }>()
  const now = useNow()
  if (due === undefined) return null
  const day = showDate(toInstant(due), 'en')
  if (request?.status !== 'WAITING') return <span>{day}</span>
  const days = daysLeft(toInstant(due), now)
  return (
    <span>
      <strong className={days <= 7 ? 'problem' : undefined}>{leftText(days)}</strong>{' '}
      <small className="quiet">{day}</small>
    </span>
  )
}

function leftText(days: number): string {
  if (days === 0) return 'Due now'
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`
  return days < 0 ? `${count} late` : `${count} left`
}
