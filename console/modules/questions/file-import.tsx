// A file of another system, GIFT or QTI 2.x, read into rows and added like a sheet.
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

const formats = { GIFT: 'readGift', QTI: 'readQti' } as const
type Format = keyof typeof formats

export function FileImports() {
  return (Object.keys(formats) as Format[]).map((format) => <FileImport key={format} format={format} />)
}

function FileImport({ format }: { readonly format: Format }) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState(nothing)
  const [errors, setErrors] = useState<readonly string[]>([])
  const act = useAction()
  const change = (but: Partial<typeof nothing>) => setTyped({ ...typed, ...but })

  async function add() {
    const read = await staff.staffQuestionReview[formats[format]]({ ...typed, grade: Number(typed.grade) })
    const { added, errors: wrong } = await staff.staffQuestions.import({ rows: read.rows })
    setErrors([...read.errors, ...wrong].map(({ row, field, message }) => `Question ${row}, ${field}: ${message}`))
    return added
  }

  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Import {format}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby={format}>
        <DialogTitle id={format}>Import a {format} file</DialogTitle>
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
            label={`${format} text`}
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
