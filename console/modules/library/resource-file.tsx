// The side panel of study material: its file, and another in its place.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { typesFor, type FileType } from '#core/modules/media/file-types.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { FileButton } from '../../kit/inputs/file-button.tsx'
import { hashOf, putFile } from '../../kit/inputs/send-file.ts'
import { useAction } from '../../kit/use-action.ts'

export function ResourceFile() {
  const record = useStaffRecord('library-resources')
  const { permissions } = usePermissions<readonly string[]>()
  const act = useAction()
  const [isSending, setIsSending] = useState(false)
  if (!record) return null
  const { id, kind, fileType, fileBytes, fileVersion } = record
  const open = async () => {
    const answer = await act(() => staff.staffLibraryFiles.readFile({ id }))
    if (answer?.url) window.open(answer.url, '_blank', 'noopener')
  }
  const take = async (file: File) => {
    setIsSending(true)
    await act(() => send(id, file), 'Saved and in use.')
    setIsSending(false)
  }
  return (
    <Card className="panel">
      <h2>File</h2>
      {fileBytes === null ? (
        <p className="quiet">No file is stored.</p>
      ) : (
        <>
          <p className="quiet">
            Version {fileVersion}: {fileType}, {Math.ceil(fileBytes / 1_000)} KB
          </p>
          <Button onClick={() => void open()}>Open</Button>
        </>
      )}
      <p className="quiet">
        {kind === 'FILM' ? 'A film: MP4 or WebM, at most 5 MB.' : 'A PDF or a picture, at most 5 MB.'}
      </p>
      {permissions?.includes('library.edit') && (
        <FileButton accept={typesFor(kind).join(',')} isDisabled={isSending} onFile={(file) => void take(file)}>
          {fileBytes === null ? 'Choose a file' : 'Replace the file'}
        </FileButton>
      )}
    </Card>
  )
}

/** Throws what the server refuses. */
async function send(id: string, file: File): Promise<void> {
  const type = file.type as FileType // the server refuses others
  const { key, ...address } = await staff.staffLibraryFiles.askFile({
    id,
    type,
    bytes: file.size,
    sha256: await hashOf(file),
  })
  await putFile(file, address, 'file')
  await staff.staffLibraryFiles.keepFile({ id, key })
}
