// The rows of a list. Each opens its record, by a click anywhere or by the link in its first cell.
import type { PointerEvent } from 'react'
import { DataTable, useListContext, usePermissions } from 'react-admin'
import { withNarrowBlanks } from './blank-columns.ts'
import { BulkChange } from './bulk-change.tsx'
import { EmptyList } from './empty-list.tsx'
import { namesOf, withCardPlaces } from './narrow-list.ts'
import { placeOfName, withRowLinks } from './row-link.tsx'
import { pageOf, type Screen } from '../screen-spec.ts'

interface Props extends Screen {
  /** The list is below another record: many are not changed at once there. */
  readonly isPart?: boolean
}

export function Rows({ isPart = false, ...screen }: Props) {
  const { data = [] } = useListContext()
  const { columns, bulk, bulkActions: Actions, feature } = screen
  const { permissions } = usePermissions<readonly string[]>()
  const page = pageOf(screen)
  const mayWrite = permissions?.includes(`${feature}.edit`) === true && !isPart
  // Without a button of ours the library would offer one that deletes.
  const bulkButtons = (bulk && <BulkChange choices={bulk} />) ?? (Actions && <Actions />) ?? false
  const shown = withCardPlaces(withNarrowBlanks(columns, data), placeOfName(columns))
  return (
    <div className="rows" onPointerOver={showAllOfCell}>
      <DataTable
        rowClick={page ?? false}
        bulkActionButtons={mayWrite && bulkButtons}
        empty={<EmptyList />}
        sx={namesOf(columns)}
      >
        {withRowLinks(shown, page)}
      </DataTable>
    </div>
  )
}

/** A text that its cell cuts off is read as the cell's title. */
function showAllOfCell({ target }: PointerEvent) {
  const cell = target instanceof Element && target.closest<HTMLElement>('td')
  if (cell && cell.scrollWidth > cell.clientWidth) cell.title = cell.innerText
}
