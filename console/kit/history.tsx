// The audit rows of a record: each change, with its author and reason.
import Card from '@mui/material/Card'
import { useGetList, usePermissions, useRecordContext, useResourceContext } from 'react-admin'
import { showMoney, toPaise } from '#core/kernel/money.ts'
import { toInstant } from '#core/kernel/time.ts'
import { useStaffRecord, type StaffRecord } from '../frame/contract.ts'
import { whenText, words } from './fields.tsx'
import { labelOf } from './names/labels.ts'
import { PersonName } from './names/person.tsx'

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
          <dt>{fieldName(field)}</dt>
          <dd>
            {was !== '' && <del>{was}</del>} {is !== '' && <ins>{is}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** "redeem.maxDiscount" as "Redeem, max discount". */
function fieldName(path: string): string {
  const names = path.split('.').map((name) => labelOf(name) ?? words(name.replaceAll(/[A-Z]/g, '_$&')))
  return names.map((name, i) => (i > 0 ? name.charAt(0).toLowerCase() + name.slice(1) : name)).join(', ')
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
  if (typeof value === 'number') return shownNumber(field, value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field.endsWith('.en')) return String(value)
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.map(inWords).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : inWords(value)
}

function shownNumber(field: string, value: number): string {
  if (/(price|amount|discount|total)$/i.test(field)) return showMoney(toPaise(value))
  return /(At|Till|Until)$/.test(field) ? whenText(toInstant(value)) : String(value)
}

/** A value of an enumeration in words, any other as it is. */
function inWords(value: unknown): string {
  const text = String(value)
  return labelOf(text) !== undefined || /^[A-Z]+(_[A-Z]+)*$/.test(text) ? words(text) : text
}

/** The changes of the audit row on the page. */
export function AuditChanges() {
  const row = useStaffRecord('audit')
  return row ? <Changes {...row} /> : null
}
