// The terms of a record when a change of them was asked, now where others came since, and afterwards.
import { RuleTable, type RuleRow } from './rule-table.tsx'

interface TermChangeProps<R extends object> {
  readonly heading: string
  readonly rows: readonly RuleRow<R>[]
  readonly change: { readonly status: string; readonly before: R; readonly after: R }
  /** The terms that the record has now, once they are read. */
  readonly now: R | undefined
}

export function TermChange<R extends object>({ heading, rows, change, now }: TermChangeProps<R>) {
  const { status, before, after } = change
  const isOther = now !== undefined && Object.keys(before).some((term) => valueOf(now, term) !== valueOf(before, term))
  const columns = [
    { heading: 'When it was asked', rule: before },
    ...(status === 'WAITING' && now && isOther ? [{ heading: 'Now', rule: now }] : []),
    { heading: 'Afterwards', rule: after },
  ]
  return <RuleTable heading={heading} rows={rows} columns={columns} />
}

function valueOf(terms: object, term: string): unknown {
  return (terms as Readonly<Record<string, unknown>>)[term]
}
