// The name of a record of another list in a cell or on a page, as a link to it.
import type { ComponentProps } from 'react'
import { ReferenceField, useCanAccess, useFieldValue } from 'react-admin'
import { words } from '../fields.tsx'
import { ID } from './name-of.tsx'

type Props = ComponentProps<typeof ReferenceField>

/** Members whose roles do not show that list see the key in words, and a dash for an id. */
export function RecordName(props: Props) {
  const { canAccess } = useCanAccess({ resource: props.reference, action: 'list' })
  const value: unknown = useFieldValue(props)
  if (canAccess) return <ReferenceField {...props} />
  if (canAccess === undefined || typeof value !== 'string') return <span>{canAccess === false && props.emptyText}</span>
  return ID.test(value) ? <span className="quiet">–</span> : <span>{words(value)}</span>
}
