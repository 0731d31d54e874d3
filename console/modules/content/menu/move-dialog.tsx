import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { MenuEntry } from './menu-entry.ts'
import { parentsFor, pathTo } from './menu-tree.ts'

interface Props {
  readonly entries: readonly MenuEntry[]
  readonly entry: MenuEntry
  readonly onClose: () => void
  readonly onChosen: (parentKey: string | null) => void
}

interface Parent {
  readonly key: string | null
  readonly label: string
}

/** Another parent for an entry, chosen by its name. */
export function MoveDialog({ entries, entry, onClose, onChosen }: Props) {
  const [chosen, setChosen] = useState<Parent | null>(null)
  const parents = parentsFor(entries, entry.id)
    .filter((key) => key !== entry.parentKey)
    .map((key): Parent => ({ key, label: pathTo(entries, key) }))
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby="move-entry">
      <DialogTitle id="move-entry">Move “{entry.heading.en}”</DialogTitle>
      <DialogContent>
        {parents.length === 0 ? (
          <p>It has entries on two levels below it, so it can only be in the bar at the top.</p>
        ) : (
          <Autocomplete
            options={parents}
            value={chosen}
            getOptionKey={({ key }) => key ?? ''}
            isOptionEqualToValue={(a, b) => a.key === b.key}
            openOnFocus
            onChange={(_, parent) => setChosen(parent)}
            renderInput={(input) => <TextField {...input} label="Under" autoFocus />}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={!chosen} onClick={() => chosen && onChosen(chosen.key)}>
          Move it
        </Button>
      </DialogActions>
    </Dialog>
  )
}
