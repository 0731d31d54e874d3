// The fields of a record that is only looked at. Those that hold nothing are folded away.
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { SimpleShowLayout, useRecordContext } from 'react-admin'
import { isNothing, valueAt } from './value-at.ts'

interface Props {
  readonly fields: ReactNode
}

export function Details({ fields }: Props) {
  const record = useRecordContext()
  if (!record) return null
  const shown = Children.toArray(fields).filter((field): field is ReactElement<{ source?: string }> =>
    isValidElement(field),
  )
  const empty = shown.filter(({ props }) => props.source !== undefined && isNothing(valueAt(record, props.source)))
  const filled = shown.filter((field) => !empty.includes(field))
  return (
    <>
      <SimpleShowLayout className="details">{filled}</SimpleShowLayout>
      {empty.length > 0 && (
        <details className="empty-details">
          <summary>{empty.length === 1 ? 'One field is empty' : `${empty.length} fields are empty`}</summary>
          <SimpleShowLayout className="details">{empty}</SimpleShowLayout>
        </details>
      )}
    </>
  )
}
