// Notes about a household, for colleagues.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { AccountId } from '#core/modules/accounts/account.ts'
import { LONGEST_NOTE } from '#core/modules/support/notes-api.ts'
import { staff, type StaffRecord } from '../../frame/contract.ts'
import { screen } from '../../kit/screen.tsx'
import { useAction } from '../../kit/use-action.ts'

export const notes = screen('household-notes')(({ column, detail }) => ({
  label: 'Notes',
  about: 'What colleagues wrote down about a household: a promise, a wish, the best hour to call.',
  asText: ({ text }) => text,
  mayEdit: false,
  columns: [
    column('writtenAt', 'Written'),
    column('text', 'Note'),
    column('writtenBy', 'By'),
    column('accountId', 'Household', { of: 'households', link: 'show' }),
  ],
  details: [
    detail('text', 'Note'),
    detail('accountId', 'Household', { of: 'households', link: 'show' }),
    detail('writtenBy', 'Written by'),
    detail('writtenAt', 'Written'),
  ],
}))

export function NoteForm({ household }: { readonly household: StaffRecord<'households'> }) {
  const [text, setText] = useState('')
  const act = useAction()

  async function save() {
    const note = { accountId: household.id as AccountId, text }
    if (await act(() => staff.staffHouseholdNotes.create(note), 'The note is saved.')) setText('')
  }

  return (
    <Card className="panel">
      <h2>Note</h2>
      <TextField
        label="Note for colleagues"
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={2}
        helperText="With your name and the date. The family can read it in a copy of its data."
        slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
      />
      <Button disabled={text.trim() === ''} onClick={() => void save()}>
        Save the note
      </Button>
    </Card>
  )
}
