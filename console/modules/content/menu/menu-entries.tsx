// The header menu as a tree. An entry is moved by buttons, by the keyboard, or into another parent by name.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useCanAccess, useListContext } from 'react-admin'
import type { MenuEntry } from './menu-entry.ts'
import { MenuList } from './menu-list.tsx'
import { MenuPreview } from './menu-preview.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { treeOf } from './menu-tree.ts'
import { useMoves } from './use-moves.ts'

export function MenuEntries() {
  const { data = [], isPending } = useListContext<MenuEntry>()
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'menu', action: 'edit' })
  const [reason, setReason] = useState('')
  const [placed, setPlaced] = useState<MenuEntry>()
  const moves = useMoves(data, reason)
  if (isPending) return null
  const { roots, lost } = treeOf(data)
  return (
    <div className="menu-entries">
      <Card className="panel" component="section" aria-label="Entries">
        {mayWrite && (
          <>
            <p className="quiet">
              Move an entry with its buttons, or with the keyboard: Alt and an arrow key while it has the cursor. Alt+→
              puts it below the entry before it, Alt+← next to its parent.
            </p>
            <TextField
              label="Reason (stored in the audit log)"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </>
        )}
        <MenuList nodes={roots} mayWrite={mayWrite} moves={moves} onPlace={setPlaced} />
        {lost.length > 0 && (
          <>
            <h2>Without a place</h2>
            <p className="problem">Families cannot reach these entries: their parent is missing. Choose another one.</p>
            {lost.map((entry) => (
              <p key={entry.id}>
                {entry.heading.en} {mayWrite && <Button onClick={() => setPlaced(entry)}>Move to …</Button>}
              </p>
            ))}
          </>
        )}
        <p role="status" className="quiet">
          {moves.told}
        </p>
      </Card>
      <MenuPreview roots={roots} />
      {placed && (
        <MoveDialog
          entries={data}
          entry={placed}
          onClose={() => setPlaced(undefined)}
          onChosen={(parentKey) => {
            setPlaced(undefined)
            void moves.into(placed.id, parentKey)
          }}
        />
      )}
    </div>
  )
}
