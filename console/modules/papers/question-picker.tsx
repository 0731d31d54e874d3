// Chooses approved questions for a section: by subject, class, kind and words.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { papersStaffApi } from '#core/modules/papers/staff-api.ts'
import { QUESTION_KINDS } from '#core/modules/questions/question-kind.ts'
import { classes } from '../../kit/inputs/listed-input.tsx'
import { staff, type StaffRecord } from '../../frame/contract.ts'
import { choicesOf } from '../../kit/fields.tsx'
import { LabelledCheckbox } from '../../kit/inputs/labelled-checkbox.tsx'
import { PickerOf } from '../../kit/inputs/picker-of.tsx'
import { useAction } from '../../kit/use-action.ts'

type Question = ResponseOf<typeof papersStaffApi.staffPaperSteps.listApprovedQuestions>['questions'][number]

interface Props {
  /** That of the section: its questions are looked for first. */
  readonly subject: string
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly onClose: () => void
}

const nothing = { subject: '', grade: '', chapter: '', kind: '', q: '' }
type Filter = typeof nothing

export function QuestionPicker({ subject, chosen, onChange, onClose }: Props) {
  const [filter, setFilter] = useState<Filter>({ ...nothing, subject })
  const [found, setFound] = useState<readonly Question[]>()
  const read = useAction({ refreshes: false })
  const find = () =>
    read(async () => {
      const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value.trim() !== ''))
      const { questions } = await staff.staffPaperSteps.listApprovedQuestions({ ...asked, size: 100 })
      setFound(questions)
    })
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="picker">
      <DialogTitle id="picker">Choose questions</DialogTitle>
      <DialogContent>
        <FilterFields filter={filter} onChange={setFilter} />
        <Button onClick={() => void find()}>Search</Button>
        <p aria-live="polite">{found ? `${found.length} found, ${chosen.length} chosen` : `${chosen.length} chosen`}</p>
        {found?.map(({ id, kind, chapter, difficulty, words }) => (
          <div key={id}>
            <LabelledCheckbox
              label={`${kind}, ${chapter}, ${difficulty.toLowerCase()}: ${words}`}
              isChecked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
          </div>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onChange([])}>Remove all</Button>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface FilterProps {
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}

/** Subjects, classes and kinds are chosen; chapters and words are typed. */
function FilterFields({ filter, onChange }: FilterProps) {
  const set = (name: keyof Filter) => ({ value: filter[name], onChange: (value: string) => onChange({ ...filter, [name]: value }) })
  return (
    <div className="fields">
      <PickerOf list="subjects" label="Subject">
        <SubjectChoice {...set('subject')} />
      </PickerOf>
      <Choice label="Class" choices={classes} {...set('grade')} />
      <Choice label="Kind" choices={choicesOf(QUESTION_KINDS)} {...set('kind')} />
      <Typed label="Chapter" {...set('chapter')} />
      <Typed label="Words" {...set('q')} />
    </div>
  )
} // prettier-ignore

const IN_ORDER = { pagination: { page: 1, perPage: 100 }, sort: { field: 'rank', order: 'ASC' as const } }

function SubjectChoice(props: Omit<FieldProps, 'label'>) {
  const { data = [] } = useGetList<StaffRecord<'subjects'>>('subjects', IN_ORDER)
  return <Choice label="Subject" choices={data.map(({ key, name }) => ({ id: key, name: name.en }))} {...props} />
}

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function Typed({ label, value, onChange }: FieldProps) {
  return <TextField label={label} value={value} onChange={({ target }) => onChange(target.value)} />
}

function Choice({ label, value, onChange, choices }: FieldProps & { readonly choices: readonly { readonly id: string | number; readonly name: string }[] }) {
  const isKnown = choices.some(({ id }) => String(id) === value)
  return (
    <TextField select label={label} value={isKnown ? value : ''} onChange={({ target }) => onChange(target.value)} sx={{ minWidth: 160 }}>
      <MenuItem value="">Any</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
} // prettier-ignore
