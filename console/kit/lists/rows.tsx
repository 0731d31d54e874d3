// The rows of a list. Each opens its record, by a click anywhere or by the link in its first cell.
import { DataTable, usePermissions } from 'react-admin'
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
  const { columns, bulk, bulkActions: Actions, feature } = screen
  const { permissions } = usePermissions<readonly string[]>()
  const page = pageOf(screen)
  const mayWrite = permissions?.includes(`${feature}.edit`)
  return (
    <DataTable
      rowClick={page ?? false}
      bulkActionButtons={!isPart && (bulk ? <BulkChange choices={bulk} /> : mayWrite && Actions && <Actions />)}
      empty={<EmptyList />}
      sx={namesOf(columns)}
    >
      {withRowLinks(columns, page)}
    </DataTable>
  )
}
