// Filters of this list that staff share: to use, to copy, and for their authors to change.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useListContext, useResourceContext, useSavedQueries, type SavedQuery } from 'react-admin'
import { useNavigate } from 'react-router'
import { filledIn, inWordsOf, personalFieldsOf, type ListFilter } from '#core/modules/staff/views/personal-filter.ts'
import { infoOf, staff, type ResourceName } from '../../frame/contract.ts'
import { wordAt } from '../fields.tsx'
import { ID } from '../names/name-of.tsx'
import { PersonName } from '../names/person.tsx'
import { useAction } from '../use-action.ts'
import { useReading } from '../use-reading.ts'
import { nameOfField } from './narrow-list.ts'

type SharedView = Awaited<ReturnType<typeof staff.staffSharedViews.listSharedViews>>['views'][number]

export function SharedFilters() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Shared filters
      </Button>
      {isOpen && <SharedDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The filter, the order and the length of the list as it is now. */
function usePresentView(): SharedView['value'] {
  const { filterValues, displayedFilters, sort, perPage } = useListContext()
  return { filter: filterValues, displayedFilters: displayedFilters ?? {}, sort, perPage }
}

function SharedDialog({ onClose }: { readonly onClose: () => void }) {
  const resource = useResourceContext() ?? ''
  const { answer, again } = useReading(resource, () => staff.staffSharedViews.listSharedViews({ resource }))
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby="shared-filters">
      <DialogTitle id="shared-filters">Shared filters</DialogTitle>
      <DialogContent>
        {answer?.views.length === 0 && <p className="quiet">Nobody shares a filter of this list yet.</p>}
        <ul className="shared-filters">
          {answer?.views.map((view) => (
            <SharedRow key={view.id} view={view} onChange={again} onUse={onClose} />
          ))}
        </ul>
        <ShareForm onShare={again} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}

interface RowProps {
  readonly view: SharedView
  readonly onChange: () => Promise<void>
  readonly onUse: () => void
}

function SharedRow({ view, onChange, onUse }: RowProps) {
  const { id, label, value, authorId, mayChange } = view
  const resource = useResourceContext() ?? ''
  const [own, setOwn] = useSavedQueries(resource)
  const navigate = useNavigate()
  const present = usePresentView()
  const act = useAction({ refreshes: false })

  function use() {
    void navigate({ search: searchOf(value) })
    onUse()
  }
  const copy = async () =>
    setOwn([...own.filter((each) => each.label !== label), { label, value: value as SavedQuery['value'] }]) // as react-admin keeps it
  const change = (work: () => Promise<unknown>, told: string) => act(work, told).then(onChange)

  return (
    <li>
      <Button onClick={use}>{label}</Button>
      <span className="quiet">
        by <PersonName id={authorId} />
      </span>
      <Button
        size="small"
        aria-label={`Copy to mine: “${label}”`}
        onClick={() => void act(copy, 'Copied to your filters.')}
      >
        Copy to mine
      </Button>
      {mayChange && (
        <>
          <Button
            size="small"
            aria-label={`Replace: “${label}” by the filter of now`}
            onClick={() =>
              void change(
                () => staff.staffSharedViews.changeSharedView({ id, label, value: present }),
                'The shared filter was replaced.',
              )
            }
          >
            Replace
          </Button>
          <Button
            size="small"
            aria-label={`Remove: “${label}” for everybody`}
            onClick={() => void change(() => staff.staffSharedViews.removeSharedView({ id }), 'Removed for everybody.')}
          >
            Remove
          </Button>
        </>
      )}
    </li>
  )
}

/** As react-admin's own saved filters are opened. */
function searchOf({ filter, displayedFilters, sort, perPage }: SharedView['value']): string {
  return String(
    new URLSearchParams({
      filter: JSON.stringify(filter ?? {}),
      displayedFilters: JSON.stringify(displayedFilters ?? {}),
      ...(sort && { sort: sort.field, order: sort.order }),
      page: '1',
      ...(perPage !== undefined && { perPage: String(perPage) }),
    }),
  )
}

/** For the author, before the filter is shared: the values that colleagues will read in it. */
function ValuesOf({ filter, refused }: { readonly filter: ListFilter; readonly refused: readonly string[] }) {
  const resource = useResourceContext() as ResourceName // a list's resource is one of the contract
  const values = filledIn(filter).map(([field, value]) => partInWords(resource, field, value))
  if (refused.length > 0)
    return (
      <p className="problem" role="status">
        This filter looks for a person ({inWordsOf(refused)}). Clear that part of it, then share it.
      </p>
    )
  return (
    <p className="quiet" role="status">
      {values.length === 0 ? 'This filter has no values.' : `Everyone who can open this list reads its values: ${values.join(', ')}.`}
    </p>
  )
} // prettier-ignore

/** "Status: Open", "Search: Diwali". A record that is chosen has no name here. */
function partInWords(resource: ResourceName, field: string, value: unknown): string {
  if (field === 'q') return `Search: ${String(value)}`
  if (typeof value === 'boolean') return `${nameOfField(field)}: ${value ? 'yes' : 'no'}`
  const name = nameOfField(field)
  const texts = [value].flat().map(String)
  return texts.some((text) => ID.test(text))
    ? `${name}: as chosen`
    : `${name}: ${texts.map((text) => wordAt(resource, field, text)).join(', ')}`
}

function ShareForm({ onShare }: { readonly onShare: () => Promise<void> }) {
  const resource = useResourceContext() ?? ''
  const [label, setLabel] = useState('')
  const present = usePresentView()
  const act = useAction({ refreshes: false })
  const { filter = {} } = present
  // A list's resource is one of the contract.
  const refused = personalFieldsOf(filter, infoOf(resource as ResourceName).isPersonal)

  async function share() {
    const sharing = () => staff.staffSharedViews.shareView({ resource, label: label.trim(), value: present })
    if (!(await act(sharing, 'Everyone who can open this list sees it.'))) return
    setLabel('')
    await onShare()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void share()
      }}
    >
      <TextField
        label="Name of the present filter"
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <ValuesOf filter={filter} refused={refused} />
      <Button type="submit" disabled={label.trim() === '' || refused.length > 0}>
        Share with everyone who can open this list
      </Button>
    </form>
  )
}
