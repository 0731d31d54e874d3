// The side panel of study material: its file, and another in its place.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { FILE_TYPES, type FileType } from '#core/modules/media/file-types.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { FileButton } from '../../kit/inputs/file-button.tsx'
import { useAction } from '../../kit/use-action.ts'

export function ResourceFile() {
  const record = useStaffRecord('library-resources')
  const { permissions } = usePermissions<readonly string[]>()
  const act = useAction()
  const [isSending, setIsSending] = useState(false)
  if (!record) return null
  const { id, fileType, fileBytes, fileVersion } = record
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
      {permissions?.includes('library.edit') && (
        <FileButton accept={FILE_TYPES.join(',')} isDisabled={isSending} onFile={(file) => void take(file)}>
          {fileBytes === null ? 'Choose a file' : 'Replace the file'}
        </FileButton>
      )}
    </Card>
  )
}

/** From this browser straight to where files lie. Throws what the server refuses. */
async function send(id: string, file: File): Promise<void> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const type = file.type as FileType // the server refuses others
  const { key, url, headers } = await staff.staffLibraryFiles.askFile({ id, type, bytes: file.size, sha256 })
  const answer = await fetch(url, { method: 'PUT', headers, body: file })
  if (!answer.ok) throw new Error('The file could not be sent. Try again.')
  await staff.staffLibraryFiles.keepFile({ id, key })
}
