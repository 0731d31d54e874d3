// A file of another program, GIFT, QTI 2.x or Word, read into rows and added like a sheet.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { languageNames, LANGUAGES, type Language } from '#core/taxonomy/language.ts'
import { staff } from '../../frame/contract.ts'
import { PlainSelect } from '../../kit/inputs/plain-select.tsx'
import { useAction } from '../../kit/use-action.ts'
import { FilePicker } from './file-picker.tsx'

const labels = { subject: 'Subject', grade: 'Class', chapter: 'Chapter', source: 'Source', licence: 'Licence' }
const nothing = { subject: '', grade: '', chapter: '', source: '', licence: '', text: '', file: '', language: 'en' as Language } // prettier-ignore

const formats = ['GIFT', 'QTI', 'Word'] as const
type Format = (typeof formats)[number]

export function FileImports() {
  return formats.map((format) => <FileImport key={format} format={format} />)
}

function readRows(format: Format, { grade, text, file, language, ...place }: typeof nothing) {
  const { readDocx, readGift, readQti } = staff.staffQuestionReview
  const common = { ...place, grade: Number(grade) }
  if (format === 'Word') return readDocx({ ...common, file, language })
  return format === 'GIFT' ? readGift({ ...common, text }) : readQti({ ...common, text })
}

function FileImport({ format }: { readonly format: Format }) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState(nothing)
  const [errors, setErrors] = useState<readonly string[]>([])
  const act = useAction()
  const change = (but: Partial<typeof nothing>) => setTyped({ ...typed, ...but })

  async function add() {
    const read = await readRows(format, typed)
    const { added, errors: wrong } = read.rows.length === 0 ? { added: 0, errors: [] } : await staff.staffQuestions.import({ rows: read.rows }) // prettier-ignore
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
          <FileFields format={format} typed={typed} onChange={change} />
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
            disabled={typed.text === '' && typed.file === ''}
            onClick={() => void act(add, (added) => `${added} were added as drafts.`)}
          >
            Add
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

interface WordFieldsProps {
  readonly typed: typeof nothing
  readonly onChange: (but: Partial<typeof nothing>) => void
}

function FileFields({ format, typed, onChange }: WordFieldsProps & { readonly format: Format }) {
  return (
    <>
      {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          value={typed[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      {format === 'Word' ? (
        <WordFields typed={typed} onChange={onChange} />
      ) : (
        <TextField
          label={`${format} text`}
          multiline
          minRows={6}
          value={typed.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      )}
    </>
  )
}

function WordFields({ typed, onChange }: WordFieldsProps) {
  return (
    <>
      <PlainSelect
        label="Language"
        value={typed.language}
        onChange={(value) => onChange({ language: value as Language })} // its own choices
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each}>
            {languageNames[each]}
          </option>
        ))}
      </PlainSelect>
      <FilePicker onFile={(file) => onChange({ file })} />
      <p className="quiet">
        Begin each question with its number (1.), each option with its letter (a), and write “Answer: b” and “Solution:
        …” below. A written answer has “Marks: 5”. Formulae are between $ signs. Questions with pictures, tables or
        Word’s equations are named and left out.
      </p>
    </>
  )
}
