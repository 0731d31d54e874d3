import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'

/** An empty list: there is nothing yet, or nothing that matches. */
export function EmptyList() {
  const { filterValues, setFilters } = useListContext()
  const isNarrowed = Object.values(filterValues ?? {}).some((value) => value !== undefined && value !== '')
  if (!isNarrowed) return <p className="nothing quiet">Nothing here yet.</p>
  return (
    <p className="nothing quiet">
      Nothing matches.{' '}
      <Button size="small" onClick={() => setFilters({}, {}, false)}>
        Show all
      </Button>
    </p>
  )
}
