// Questions of a chapter of the bank, as drafts of solved questions.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { staff } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'

const labels = { board: 'Board (key)', grade: 'Class', subject: 'Subject (key)', chapter: 'Chapter', teacherId: 'Id of the teacher who signs' } // prettier-ignore
const nothing = { board: 'cbse', grade: '10', subject: '', chapter: '', teacherId: '' }

export function BankImport() {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState(nothing)
  const act = useAction()
  const add = () => staff.staffSolvedReview.importFromBank({ ...typed, grade: Number(typed.grade) })
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        From the question bank
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="bank-import">
        <DialogTitle id="bank-import">Drafts from the question bank</DialogTitle>
        <DialogContent>
          {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          ))}
          <p className="quiet">
            Questions that a test holds, that were added before, and those without a licence are left out.
          </p>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
          <Button
            variant="contained"
            onClick={() => void act(add, ({ added, left }) => `${added} were added as drafts, ${left} were left out.`)}
          >
            Add
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
