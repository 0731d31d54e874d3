import Button from '@mui/material/Button'
import { CreateButton, useCanAccess, useListContext, useResourceContext, useResourceDefinition } from 'react-admin'
import type { Screen } from '../screen-spec.ts'

/** An empty list: there is nothing yet, or nothing that matches. */
export function EmptyList() {
  const { filterValues, setFilters } = useListContext()
  if (!isNarrowed(filterValues)) return <Nothing />
  return (
    <p className="nothing quiet">
      Nothing matches.{' '}
      <Button size="small" onClick={() => setFilters({}, {}, false)}>
        Show all
      </Button>
    </p>
  )
}

/** True for a list whose filters leave rows out. */
export function isNarrowed(filterValues: object | undefined): boolean {
  return Object.values(filterValues ?? {}).some((value) => value !== undefined && value !== '')
}

/** The first step, for members who may take it; how the first one comes to be, where nobody makes it here. */
function Nothing() {
  const resource = useResourceContext() ?? ''
  const { hasCreate, options } = useResourceDefinition<{ readonly screen?: Screen }>({ resource })
  const { canAccess } = useCanAccess({ resource, action: 'create' })
  const {
    label = '',
    about,
    whenEmpty = 'Nothing has to be done here: they come by themselves.',
  } = options?.screen ?? {}
  return (
    <div className="nothing first">
      <p>
        <strong>{label}: nothing here yet.</strong>
      </p>
      <p className="quiet">{about}</p>
      {hasCreate && canAccess ? (
        <CreateButton variant="contained" label="Make the first one" />
      ) : (
        <p className="quiet">{whenEmpty}</p>
      )}
    </div>
  )
}
