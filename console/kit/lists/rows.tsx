// The rows of a list. Each opens its record, by a click anywhere or by the link in its first cell.
import { DataTable } from 'react-admin'
import { BulkChange } from './bulk-change.tsx'
import { EmptyList } from './empty-list.tsx'
import { namesOf } from './narrow-list.ts'
import { withRowLinks } from './row-link.tsx'
import { pageOf, type Screen } from '../screen-spec.ts'

interface Props extends Screen {
  /** The list is below another record: many are not changed at once there. */
  readonly isPart?: boolean
}

export function Rows({ isPart = false, ...screen }: Props) {
  const { columns, bulk } = screen
  const page = pageOf(screen)
  return (
    <DataTable
      rowClick={page ?? false}
      bulkActionButtons={bulk && !isPart ? <BulkChange choices={bulk} /> : false}
      empty={<EmptyList />}
      sx={namesOf(columns)}
    >
      {withRowLinks(columns, page)}
    </DataTable>
  )
}
