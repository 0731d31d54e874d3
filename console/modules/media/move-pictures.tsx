// Moves the chosen pictures to a folder, and the folder of one picture in its form.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useInput, useListContext } from 'react-admin'
import { folderName } from '#core/modules/media/folder.ts'
import { staff } from '../../frame/contract.ts'
import { FolderName, useLastFolder } from '../../kit/pictures/folders.tsx'
import { useAction } from '../../kit/use-action.ts'

export function MovePictures() {
  const { selectedIds, onUnselectItems } = useListContext()
  const [folder, setFolder] = useState<string>()
  const [, setLast] = useLastFolder()
  const act = useAction()

  async function move(typed: string) {
    const to = folderName(typed)
    const moving = () => staff.staffPictures.bulk({ ids: selectedIds.map(String), change: { folder: to } })
    const done = await act(moving, ({ count }) => `${count} × ${to === '' ? 'in no folder' : `in ${to}`}`)
    if (!done) return
    if (to !== '') setLast(to)
    setFolder(undefined)
    onUnselectItems()
  }

  return (
    <>
      <Button size="small" onClick={() => setFolder('')}>
        Move to a folder ({selectedIds.length})
      </Button>
      {folder !== undefined && (
        <Dialog open fullWidth onClose={() => setFolder(undefined)} aria-labelledby="move-pictures">
          <DialogTitle id="move-pictures">
            Move {selectedIds.length} {selectedIds.length === 1 ? 'picture' : 'pictures'}
          </DialogTitle>
          <DialogContent>
            <FolderName value={folder} onChange={setFolder} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setFolder(undefined)}>Cancel</Button>
            <Button variant="contained" onClick={() => void move(folder)}>
              Move
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

export function FolderInput({ source }: { readonly source: string }) {
  const { field } = useInput({ source })
  const folder = field.value as string | undefined // the contract has a folder's name here
  return <FolderName value={folder ?? ''} onChange={field.onChange} />
}
