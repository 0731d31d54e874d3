// Questions of a chapter of the bank, as drafts of solved questions.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { Form, required, SelectInput, TextInput } from 'react-admin'
import { staff } from '../../frame/contract.ts'
import { classes } from '../../kit/inputs/listed-input.tsx'
import { RefInput } from '../../kit/inputs/ref-input.tsx'
import { useAction } from '../../kit/use-action.ts'

type ImportRequest = Parameters<typeof staff.staffSolvedReview.importFromBank>[0]

const needed = required()

export function BankImport() {
  const [isOpen, setIsOpen] = useState(false)
  const act = useAction()
  const add = (asked: object) =>
    act(
      () => staff.staffSolvedReview.importFromBank(asked as ImportRequest), // the inputs below are its fields
      ({ added, left }) => `${added} were added as drafts, ${left} were left out.`,
    )
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        From the question bank
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="bank-import">
        <DialogTitle id="bank-import">Drafts from the question bank</DialogTitle>
        <Form onSubmit={(asked: object) => void add(asked)}>
          <DialogContent>
            <RefInput source="board" reference="boards" label="Board" isRequired />
            <SelectInput source="grade" label="Class" choices={classes} validate={needed} />
            <RefInput source="subject" reference="subjects" label="Subject" isRequired />
            <TextInput source="chapter" label="Chapter" validate={needed} helperText={false} />
            <RefInput source="teacherId" reference="teachers" label="Teacher who signs" isRequired />
            <p className="quiet">
              Questions that a test holds, that were added before, and those without a licence are left out.
            </p>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setIsOpen(false)}>Close</Button>
            <Button variant="contained" type="submit">
              Add
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  )
}
