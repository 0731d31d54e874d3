// The side panel of a picture: its uses, replacing its file, and deleting a picture without uses.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useNotify, useRedirect, useRefresh, usePermissions } from 'react-admin'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'
import { words } from '../../kit/fields.tsx'
import { RecordName } from '../../kit/names/record-name.tsx'
import { DropZone } from '../../kit/pictures/drop-zone.tsx'
import { NewPicture } from '../../kit/pictures/new-picture.tsx'

type PictureRecord = StaffRecord<'pictures'>

export function PictureActions() {
  const picture = useStaffRecord('pictures')
  const { permissions } = usePermissions<readonly string[]>()
  const mayEdit = permissions?.includes('content.edit')
  if (!picture) return null
  return (
    <>
      <Card className="panel">
        <h2>Used on</h2>
        {picture.uses.length === 0 && <p className="quiet">Nowhere.</p>}
        <ul>
          {picture.uses.map(({ resource, id }) => (
            <li key={`${resource}/${id}`}>
              {words(resource)}: <RecordName record={{ id }} source="id" reference={resource} link="edit" />
            </li>
          ))}
        </ul>
        {mayEdit && picture.uses.length === 0 && <ThrowAway {...picture} />}
      </Card>
      {mayEdit && <Replace {...picture} />}
    </>
  )
}

function ThrowAway({ id, version }: PictureRecord) {
  const act = useAction()
  const redirect = useRedirect()
  async function remove() {
    if (await act(() => staff.staffUploads.removePicture({ id, version }), 'Discarded.')) redirect('list', 'pictures')
  }
  return <Button onClick={() => void remove()}>Discard</Button>
}

function Replace(picture: PictureRecord) {
  const [file, setFile] = useState<File>()
  const notify = useNotify()
  const refresh = useRefresh()
  return (
    <Card className="panel">
      <h2>Replace the file</h2>
      <p className="quiet">The new file replaces this picture everywhere.</p>
      <DropZone label="Replacement file" onFile={setFile} />
      {file && (
        <NewPicture
          file={file}
          replaces={picture}
          onCancel={() => setFile(undefined)}
          onKept={() => {
            setFile(undefined)
            notify('Saved and in use.')
            refresh()
          }}
        />
      )}
    </Card>
  )
}

/** Above the list. */
export function AddPicture() {
  const [file, setFile] = useState<File>()
  const redirect = useRedirect()
  return (
    <>
      <DropZone label="A new picture" onFile={setFile} />
      {file && (
        <NewPicture
          file={file}
          onCancel={() => setFile(undefined)}
          onKept={({ id }) => redirect('edit', 'pictures', id)}
        />
      )}
    </>
  )
}
