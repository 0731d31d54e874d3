import { useFieldValue, useRecordContext } from 'react-admin'
import { daysLeft } from '#core/modules/privacy/request.ts'
import { toInstant } from '#core/kernel/time.ts'

/** The days within which the law wants an answer, while nobody has given one. */
export function DaysLeft(props: { readonly source: string; readonly label?: string }) {
  const due = useFieldValue(props) as number | undefined // the contract has an instant here
  const request = useRecordContext<{ readonly id: string; readonly status: string }>()
  if (due === undefined || request?.status !== 'WAITING') return <span>–</span>
  const days = daysLeft(toInstant(due), toInstant(Date.now()))
  if (days <= 0) return <strong className="problem">{days === 0 ? 'Due now' : `${-days} ${-days === 1 ? 'day' : 'days'} late`}</strong> // prettier-ignore
  const text = `${days} ${days === 1 ? 'day' : 'days'}`
  return days <= 7 ? <strong className="problem">{text}</strong> : <span>{text}</span>
}
