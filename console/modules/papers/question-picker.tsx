// Chooses approved questions for a section: by subject, class, kind and words.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { papersStaffApi } from '#core/modules/papers/staff-api.ts'
import { staff } from '../../frame/contract.ts'
import { LabelledCheckbox } from '../../kit/inputs/labelled-checkbox.tsx'
import { useAction } from '../../kit/use-action.ts'

type Question = ResponseOf<typeof papersStaffApi.staffPaperSteps.listApprovedQuestions>['questions'][number]

interface Props {
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly onClose: () => void
}

const nothing = { subject: '', grade: '', chapter: '', kind: '', q: '' }
const labels = { subject: 'Subject', grade: 'Class', chapter: 'Chapter', kind: 'Kind', q: 'Words' }

export function QuestionPicker({ chosen, onChange, onClose }: Props) {
  const [filter, setFilter] = useState(nothing)
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
        {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            value={filter[name]}
            onChange={({ target }) => setFilter({ ...filter, [name]: target.value })}
          />
        ))}
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
