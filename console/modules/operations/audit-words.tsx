// The words of an entry of the audit. Its row keeps "members.update" and "members/stf01…".
import { Link, useResourceDefinition } from 'react-admin'
import { useStaffRecord } from '../../frame/contract.ts'
import { words } from '../../kit/fields.tsx'
import type { Screen } from '../../kit/screen-spec.ts'

export function AuditAction() {
  const row = useStaffRecord('audit')
  return <span>{row && words(row.action)}</span>
}

/** The list that the record is of. */
export function AuditList() {
  return <span>{useSubject().label}</span>
}

/** The same, with a link to the record. */
export function AuditSubject() {
  const { label, to } = useSubject()
  return to === undefined ? <span>{label}</span> : <Link to={to}>{label}: open the record</Link>
}

function useSubject(): { readonly label: string; readonly to?: string } {
  const [resource = '', id] = useStaffRecord('audit')?.subject.split('/') ?? []
  const { options, hasEdit, hasShow } = useResourceDefinition<{ readonly screen?: Screen }>({ resource })
  const label = options?.screen?.label ?? words(resource)
  if (id === undefined || (!hasEdit && !hasShow)) return { label }
  return { label, to: `/${resource}/${encodeURIComponent(id)}${hasEdit ? '' : '/show'}` }
}
