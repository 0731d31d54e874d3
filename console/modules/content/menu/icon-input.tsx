// The icon of an entry: a picture of the library, by its look or its name, or one from this computer.
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useGetList, useInput } from 'react-admin'
import type { StaffRecord } from '../../../frame/contract.ts'
import { RecordChoice } from '../../../kit/inputs/record-choice.tsx'
import { DropZone } from '../../../kit/pictures/drop-zone.tsx'
import { NewPicture } from '../../../kit/pictures/new-picture.tsx'

type PictureRecord = StaffRecord<'pictures'>

const SHOWN_AT_ONCE = 12

export function IconInput({ source, label }: { readonly source: string; readonly label: string }) {
  const { field } = useInput({ source })
  const url = field.value as string | null | undefined // the contract has an address here
  const [file, setFile] = useState<File>()
  const { data: recent = [] } = useGetList<PictureRecord>('pictures', {
    pagination: { page: 1, perPage: SHOWN_AT_ONCE },
  })
  const choose = (picture: Pick<PictureRecord, 'url'> | null) => field.onChange(picture?.url ?? null)
  return (
    <fieldset className="spoken icon-input">
      <legend>{label}</legend>
      {url && (
        <p>
          <img className="menu-icon" src={url} alt="" width="48" height="48" />
          <Button size="small" onClick={() => choose(null)}>
            Without an icon
          </Button>
        </p>
      )}
      <div className="icon-choice">
        {recent.map((picture) => (
          <button
            key={picture.id}
            type="button"
            aria-label={picture.alt.en}
            aria-pressed={picture.url === url}
            onClick={() => choose(picture)}
          >
            <img src={picture.url} alt="" width="48" height="48" loading="lazy" />
          </button>
        ))}
      </div>
      <RecordChoice of="pictures" label="Or find it in the library by its name" chosen={null} onChoose={choose} />
      <DropZone label="Or a new picture" onFile={setFile} />
      {file && (
        <NewPicture
          file={file}
          onCancel={() => setFile(undefined)}
          onKept={(kept) => {
            setFile(undefined)
            choose(kept)
          }}
        />
      )}
    </fieldset>
  )
}
