// A GIFT file of another system, read into rows and added like a sheet.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { staff } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'

const labels = { subject: 'Subject', grade: 'Class', chapter: 'Chapter', source: 'Source', licence: 'Licence' }
const nothing = { subject: '', grade: '', chapter: '', source: '', licence: '', text: '' }

export function GiftImport() {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState(nothing)
  const [errors, setErrors] = useState<readonly string[]>([])
  const act = useAction()
  const change = (but: Partial<typeof nothing>) => setTyped({ ...typed, ...but })

  async function add() {
    const read = await staff.staffQuestionReview.readGift({ ...typed, grade: Number(typed.grade) })
    const { added, errors: wrong } = await staff.staffQuestions.import({ rows: read.rows })
    setErrors([...read.errors, ...wrong].map(({ row, field, message }) => `Question ${row}, ${field}: ${message}`))
    return added
  }

  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Import GIFT
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="gift">
        <DialogTitle id="gift">Import a GIFT file</DialogTitle>
        <DialogContent>
          {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              value={typed[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          ))}
          <TextField
            label="GIFT text"
            multiline
            minRows={6}
            value={typed.text}
            onChange={({ target }) => change({ text: target.value })}
          />
          {errors.map((error) => (
            <p key={error} className="problem">
              {error}
            </p>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
          <Button
            variant="contained"
            disabled={typed.text === ''}
            onClick={() => void act(add, (added) => `${added} were added as drafts.`)}
          >
            Add
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
