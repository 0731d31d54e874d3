// A document of a teacher is added here. Another person looks at it.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { DOCUMENT_KINDS, DOCUMENT_TYPES, MOST_DOCUMENT_BYTES } from '#core/modules/classroom/teaching/document-kinds.ts'
import { staff, useStaffRecord } from '../../../frame/contract.ts'
import { words } from '../../../kit/fields.tsx'
import { FileButton } from '../../../kit/inputs/file-button.tsx'
import { isSentence, ReasonField } from '../../../kit/decisions/reason-field.tsx'
import { useAction } from '../../../kit/use-action.ts'

export function AddDocument() {
  const record = useStaffRecord('teacher-records')
  const { permissions } = usePermissions<readonly string[]>()
  const act = useAction()
  const [kind, setKind] = useState<(typeof DOCUMENT_KINDS)[number]>('DEGREE')
  const [validTill, setValidTill] = useState('')
  const [reason, setReason] = useState('')
  const [file, setFile] = useState<File>()
  if (!record || !permissions?.includes('classes.edit')) return null
  const add = async (chosen: File) => {
    const fileId = await send(chosen)
    const teacherId = record.id as never // the teacher's own id
    await staff.staffTeacherDocuments.create({ teacherId, kind, validTill: validTill || null, fileId, reason })
    setFile(undefined)
    setReason('')
  }
  return (
    <Card className="panel">
      <h2>Add a document</h2>
      <TextField
        select
        label="Kind"
        value={kind}
        onChange={({ target }) => setKind(DOCUMENT_KINDS.find((each) => each === target.value) ?? 'DEGREE')}
      >
        {DOCUMENT_KINDS.map((each) => (
          <MenuItem key={each} value={each}>
            {words(each)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Counts until"
        type="date"
        value={validTill}
        onChange={({ target }) => setValidTill(target.value)}
        helperText="Leave empty where it has no end."
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FileButton accept={DOCUMENT_TYPES.join(',')} onFile={setFile}>
        {file ? file.name : 'Choose a PDF, JPEG or PNG file'}
      </FileButton>
      <ReasonField value={reason} onChange={setReason} helperText="Where it comes from: a sentence." />
      <Button
        variant="contained"
        disabled={!file || !isSentence(reason)}
        onClick={() => file && void act(() => add(file), 'Added. Another person must look at it.')}
      >
        Add it
      </Button>
    </Card>
  )
}

/** Throws with a sentence when the file is not taken. */
async function send(file: File) {
  const type = DOCUMENT_TYPES.find((each) => each === file.type)
  if (!type) throw new Error('Choose a PDF, JPEG or PNG file.')
  if (file.size > MOST_DOCUMENT_BYTES) throw new Error('This file is larger than 5 MB. Choose a smaller one.')
  const { fileId, url, headers } = await staff.staffTeacherRecordActions.announceDocument({ type, bytes: file.size })
  const sent = await fetch(url, { method: 'PUT', headers, body: file })
  if (!sent.ok) throw new Error('The file did not arrive. Choose it again.')
  return fileId
}
