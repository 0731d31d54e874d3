// The audit rows of a record: each change, with its author and reason.
import Card from '@mui/material/Card'
import { useGetList, usePermissions, useRecordContext, useResourceContext } from 'react-admin'
import type { StaffRecord } from '../../frame/contract.ts'
import { Changes } from './changes.tsx'
import { whenText, words } from '../fields.tsx'
import { PersonName } from '../names/person.tsx'

type AuditRow = StaffRecord<'audit'>

export function History() {
  const resource = useResourceContext()
  const record = useRecordContext()
  const { permissions } = usePermissions<readonly string[]>()
  const mayLook = permissions?.includes('operations.view') ?? false
  // Each version of the record loads its history again.
  const { data } = useGetList<AuditRow>(
    'audit',
    {
      filter: { subject: `${resource}/${record?.id}` },
      pagination: { page: 1, perPage: 20 },
      meta: { of: record?.['version'] },
    },
    { enabled: mayLook && record !== undefined },
  )
  if (!mayLook || !data) return null
  return (
    <Card className="panel">
      <h2>Changes by staff</h2>
      {data.length === 0 && <p className="quiet">No changes yet.</p>}
      <ol>
        {data.map((row) => (
          <li key={row.id}>
            <strong>{words(row.action.split('.').at(-1) ?? '')}</strong> by{' '}
            {row.staffName ?? (row.staffId ? <PersonName id={row.staffId} /> : 'the product')} · {whenText(row.at)}
            {row.reason && <p>{row.reason}</p>}
            <Changes {...row} />
          </li>
        ))}
      </ol>
    </Card>
  )
}
