// The picture of a thing: how it looks, another one from this computer or from the library, or none.
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCanAccess, useGetOne, useInput, useRefresh } from 'react-admin'
import { RefInput } from '../inputs/ref-input.tsx'
import { DropZone } from './drop-zone.tsx'
import { FolderChoice, useFolders, useLastFolder } from './folders.tsx'
import { NewPicture } from './new-picture.tsx'
import type { Picture } from './send.ts'

const ALL = {}

export function PictureInput({ source, label }: { readonly source: string; readonly label: string }) {
  const { field } = useInput({ source })
  const id = field.value as string | null | undefined // the contract has a picture's id here
  const { canAccess: maySee } = useCanAccess({ resource: 'pictures', action: 'list' })
  const { canAccess: mayAdd } = useCanAccess({ resource: 'pictures', action: 'edit' })
  const { data: picture } = useGetOne<Picture>(
    'pictures',
    { id: (id ?? '') as Picture['id'] },
    { enabled: !!id && maySee === true },
  )
  const [file, setFile] = useState<File>()
  const [folder, setFolder] = useLastFolder()
  const folders = useFolders()
  const refresh = useRefresh()
  return (
    <fieldset className="spoken picture-input">
      <legend>{label}</legend>
      {id && picture && (
        <figure>
          <img
            className="picture-preview"
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt={picture.alt.en}
          />
          <figcaption>
            {picture.alt.en} · {picture.width} × {picture.height}
          </figcaption>
          <Button size="small" onClick={() => field.onChange(null)}>
            Without a picture
          </Button>
        </figure>
      )}
      {mayAdd && <DropZone label={id ? 'Another picture' : 'A picture'} onFile={setFile} />}
      {maySee && <FolderChoice label="Folder of the library" folders={folders} value={folder} onChange={setFolder} />}
      <RefInput
        source={source}
        reference="pictures"
        filter={folder === '' ? ALL : { folder }}
        label={mayAdd ? 'Or choose from the library' : 'A picture from the library'}
      />
      {file && (
        <NewPicture
          file={file}
          onCancel={() => setFile(undefined)}
          onKept={(kept) => {
            setFile(undefined)
            field.onChange(kept.id)
            refresh()
          }}
        />
      )}
    </fieldset>
  )
}
