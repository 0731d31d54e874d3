// Lists of other resources that belong to a record, below it: the orders of a household, the invoices of an order.
import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import {
  ReferenceManyField,
  useListContext,
  usePermissions,
  useRecordContext,
  useResourceDefinition,
} from 'react-admin'
import { Link } from 'react-router-dom'
import type { ListMeta } from '../frame/data-provider.ts'
import { showTotal } from '../frame/total.ts'
import type { ResourceName, StaffFilter } from '../frame/contract.ts'
import { Rows } from './lists/rows.tsx'
import type { RelatedList, Screen } from './screen-spec.ts'

const FEW = 5

/** The records of that resource whose filter `by` is this record's id, or another of its fields. */
export function related<N extends ResourceName>(of: N, by: keyof StaffFilter<N> & string, value = 'id'): RelatedList {
  return { of, by, value }
}

export function Related({ lists }: { readonly lists: readonly RelatedList[] }) {
  return (
    <div className="related-lists">
      {lists.map((list) => (
        <OneList key={list.of} {...list} />
      ))}
    </div>
  )
}

/** Nothing for members whose roles do not show it. */
function OneList({ of, by, value }: RelatedList) {
  const record = useRecordContext()
  const { permissions } = usePermissions<readonly string[]>()
  const { options } = useResourceDefinition<{ readonly screen: Screen }>({ resource: of })
  const screen = options?.screen
  const key: unknown = record?.[value]
  if (!screen || typeof key !== 'string' || !permissions?.includes(`${screen.feature}.view`)) return null
  return (
    <Card className="panel related" component="section" aria-label={screen.label}>
      <ReferenceManyField reference={of} target={by} source={value} perPage={FEW} sort={screen.sort}>
        <Found
          screen={screen}
          by={by}
          to={`/${of}?${new URLSearchParams({ filter: JSON.stringify({ [by]: key }) })}`}
        />
      </ReferenceManyField>
    </Card>
  )
}

interface FoundProps {
  readonly screen: Screen
  readonly by: string
  readonly to: string
}

function Found({ screen, by, to }: FoundProps): ReactNode {
  const { total, meta } = useListContext()
  if (total === undefined) return <h2>{screen.label}</h2>
  return (
    <>
      <h2>
        {screen.label}{' '}
        <span className="quiet">{total === 0 ? 'none' : showTotal(total, meta as ListMeta | undefined)}</span>
        {total > FEW && <Link to={to}>See all</Link>}
      </h2>
      {total > 0 && (
        <Rows {...screen} columns={(screen.columnsOfPart ?? screen.columns).filter(({ key }) => key !== by)} isPart />
      )}
    </>
  )
}
