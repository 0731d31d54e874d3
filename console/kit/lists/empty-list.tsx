import Button from '@mui/material/Button'
import { CreateButton, useCanAccess, useListContext, useResourceContext, useResourceDefinition } from 'react-admin'
import type { Screen } from '../screen-spec.ts'

/** An empty list: there is nothing yet, or nothing that matches. */
export function EmptyList() {
  const { filterValues, setFilters } = useListContext()
  const isNarrowed = Object.values(filterValues ?? {}).some((value) => value !== undefined && value !== '')
  if (!isNarrowed) return <Nothing />
  return (
    <p className="nothing quiet">
      Nothing matches.{' '}
      <Button size="small" onClick={() => setFilters({}, {}, false)}>
        Show all
      </Button>
    </p>
  )
}

/** The first step, for members who may take it. */
function Nothing() {
  const resource = useResourceContext() ?? ''
  const { hasCreate, options } = useResourceDefinition<{ readonly screen?: Screen }>({ resource })
  const { canAccess } = useCanAccess({ resource, action: 'create' })
  const { label = '' } = options?.screen ?? {}
  return (
    <div className="nothing quiet">
      <p>
        <strong>{label}: nothing here yet.</strong>
      </p>
      {hasCreate && canAccess && <CreateButton label="Make the first one" />}
    </div>
  )
}
