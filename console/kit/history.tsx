// The audit rows of a record: each change, with its author and reason.
import Card from '@mui/material/Card'
import { useGetList, usePermissions, useRecordContext, useResourceContext } from 'react-admin'
import { showMoney, toPaise } from '#core/kernel/money.ts'
import { toInstant } from '#core/kernel/time.ts'
import { useStaffRecord, type StaffRecord } from '../frame/contract.ts'
import { whenText, words } from './fields.tsx'
import { PersonName } from './person.tsx'

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
            <strong>{row.action.split('.').at(-1)}</strong> by{' '}
            {row.staffName ?? (row.staffId ? <PersonName id={row.staffId} /> : 'the product')} · {whenText(row.at)}
            {row.reason && <p>{row.reason}</p>}
            <Changes {...row} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

interface HistoryChange extends Pick<AuditRow, 'before' | 'after'> {
  /** All fields by default. */
  readonly fields?: readonly string[]
}

/** The differences between before and after. For a localised text, only the languages that differ. */
export function Changes({ before, after, fields = Object.keys(after ?? {}) }: HistoryChange) {
  if (!before || !after) return null
  const changed = fields.flatMap((field) =>
    field === 'version' ? [] : differences(field, before[field], after[field]),
  )
  return (
    <dl className="changes">
      {changed.map(([field, was, is]) => (
        <div key={field}>
          <dt>{words(field.replaceAll(/[A-Z]/g, '_$&').replaceAll('.', ', '))}</dt>
          <dd>
            {was !== '' && <del>{was}</del>} {is !== '' && <ins>{is}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Difference = readonly [field: string, was: string, is: string]

function differences(field: string, was: unknown, is: unknown): Difference[] {
  if (stable(was) === stable(is)) return []
  if (!isPlain(was) || !isPlain(is)) return [[field, shown(field, was), shown(field, is)]]
  const inner = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return inner.flatMap((key) => differences(`${field}.${key}`, was[key], is[key]))
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same for the same value, in whichever order the database keeps its keys. */
function stable(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    isPlain(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )
}

function shown(field: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number' && /(price|amount|discount|total)$/i.test(field)) return showMoney(toPaise(value))
  if (typeof value === 'number' && /(At|Till|Until)$/.test(field)) return whenText(toInstant(value))
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The changes of the audit row on the page. */
export function AuditChanges() {
  const row = useStaffRecord('audit')
  return row ? <Changes {...row} /> : null
}
