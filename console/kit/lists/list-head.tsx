// The head of a list: what the things are, how many there are, and the first of what may be done.
import { CreateButton, useCanAccess, useListContext, useResourceContext } from 'react-admin'
import type { ListMeta } from '../../frame/data-provider.ts'
import { showTotal } from '../../frame/total.ts'
import type { Screen } from '../screen-spec.ts'
import { ExportButton } from '../sheets/export-button.tsx'
import { isNarrowed } from './empty-list.tsx'
import { ImportButton } from '../sheets/import-button.tsx'

export function ListHead(screen: Screen) {
  const { total, meta, filterValues } = useListContext()
  // The empty list says itself what it is for, and offers the first step.
  const isEmpty = total === 0 && !isNarrowed(filterValues)
  return (
    <div className="list-head">
      {!isEmpty && (
        <p className="about quiet">
          {screen.about}{' '}
          {total !== undefined && <span className="count">{showTotal(total, meta as ListMeta | undefined)}</span>}
        </p>
      )}
      <div className="list-head-actions">
        {!isEmpty && <ExportButton />}
        <Making {...screen} isEmpty={isEmpty} />
      </div>
    </div>
  )
}

/** The buttons that make new records, for members who may write. */
function Making({
  sheet,
  form,
  actions,
  mayCreate = form !== undefined,
  isEmpty,
}: Screen & { readonly isEmpty: boolean }) {
  const { canAccess: mayWrite } = useCanAccess({ resource: useResourceContext() ?? '', action: 'create' })
  if (!mayWrite) return null
  return (
    <>
      {sheet && <ImportButton columns={sheet} />}
      {actions}
      {mayCreate && !isEmpty && <CreateButton variant="contained" />}
    </>
  )
}
