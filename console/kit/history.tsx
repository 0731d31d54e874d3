// What was done to a record, by whom and why: its rows of the audit.
import Card from '@mui/material/Card'
import { useGetList, usePermissions, useRecordContext, useResourceContext, type RaRecord } from 'react-admin'
import type { Instant } from '#core/kernel/time.ts'
import { whenText } from './fields.tsx'

export interface AuditRow extends RaRecord {
  readonly at: Instant
  readonly staffId: string | null
  readonly action: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly reason: string | null
}

export function History() {
  const resource = useResourceContext()
  const record = useRecordContext()
  const { permissions } = usePermissions<readonly string[]>()
  const mayLook = permissions?.includes('operations.view') ?? false
  const { data } = useGetList<AuditRow>(
    'audit',
    { filter: { subject: `${resource}/${record?.id}` }, pagination: { page: 1, perPage: 20 } },
    { enabled: mayLook && record !== undefined },
  )
  if (!mayLook || !data) return null
  return (
    <Card className="panel">
      <h2>History</h2>
      {data.length === 0 && <p className="quiet">Nothing was changed in the console yet.</p>}
      <ol>
        {data.map((row) => (
          <li key={row.id}>
            <strong>{row.action.split('.').at(-1)}</strong> by {row.staffId} · {whenText(row.at)}
            {row.reason && <p>{row.reason}</p>}
            <Changes {...row} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The fields that differ, before and after. */
export function Changes({ before, after }: Pick<AuditRow, 'before' | 'after'>) {
  if (!before || !after) return null
  const changed = Object.keys(after).filter(
    (field) => field !== 'version' && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  return (
    <dl className="changes">
      {changed.map((field) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            <del>{shown(before[field])}</del> <ins>{shown(after[field])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The same, of the audit row on the page. */
export function AuditChanges() {
  const row = useRecordContext<AuditRow>()
  return row ? <Changes {...row} /> : null
}
