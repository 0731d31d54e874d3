// The side panel of a story: its film.
import Card from '@mui/material/Card'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { FILM_TYPES } from '#core/modules/media/file-types.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { FileButton } from '../../kit/inputs/file-button.tsx'
import { hashOf, putFile } from '../../kit/inputs/send-file.ts'
import { useAction } from '../../kit/use-action.ts'

export function StoryFilm() {
  const record = useStaffRecord('stories')
  const { permissions } = usePermissions<readonly string[]>()
  const act = useAction()
  const [isSending, setIsSending] = useState(false)
  if (!record) return null
  const { id, filmType, filmBytes } = record
  const take = async (file: File) => {
    setIsSending(true)
    await act(() => send(id, file), 'Saved and in use.')
    setIsSending(false)
  }
  return (
    <Card className="panel">
      <h2>Film</h2>
      <p className="quiet">
        {filmBytes === null ? 'No film is stored.' : `${filmType}, ${Math.ceil(filmBytes / 1_000)} KB`}
      </p>
      {permissions?.includes('content.edit') && (
        <FileButton accept={FILM_TYPES.join(',')} isDisabled={isSending} onFile={(file) => void take(file)}>
          {filmBytes === null ? 'Choose a film' : 'Replace the film'}
        </FileButton>
      )}
    </Card>
  )
}

/** Throws what the server refuses. */
async function send(id: string, file: File): Promise<void> {
  const type = file.type as (typeof FILM_TYPES)[number] // the server refuses others
  const { key, ...address } = await staff.staffStoryFilms.askFilm({
    id,
    type,
    bytes: file.size,
    sha256: await hashOf(file),
  })
  await putFile(file, address, 'film')
  await staff.staffStoryFilms.keepFilm({ id, key })
}
