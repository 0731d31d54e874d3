// Next to a learner: the class, the board and the target, corrected by staff.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useGetList, useGetRecordRepresentation, usePermissions, type RaRecord } from 'react-admin'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'
import { classes } from '../../kit/inputs/listed-input.tsx'
import { PickerOf } from '../../kit/inputs/picker-of.tsx'
import { PlainSelect } from '../../kit/inputs/plain-select.tsx'
import { useAction } from '../../kit/use-action.ts'

type Learner = StaffRecord<'learners'>

export function FixClass() {
  const learner = useStaffRecord('learners')
  const { permissions } = usePermissions<readonly string[]>()
  if (!learner || !permissions?.includes('households.edit')) return null
  return <ClassForm key={`${learner.id} ${learner.grade} ${learner.board} ${learner.target}`} {...learner} />
}

function ClassForm({ id, ...known }: Learner) {
  const [grade, setGrade] = useState(String(known.grade ?? ''))
  const [board, setBoard] = useState(known.board ?? '')
  const [target, setTarget] = useState(known.target ?? '')
  const [reason, setReason] = useState('')
  const running = useRunning(id)
  const act = useAction()
  const change = {
    ...(grade !== '' && Number(grade) !== known.grade && { grade: Number(grade) }),
    ...(board !== '' && board !== known.board && { board }),
    ...(target !== '' && target !== known.target && { target }),
  }
  const isReady = Object.keys(change).length > 0 && isSentence(reason)
  const fix = () => act(() => staff.staffLearnerActions.fixClass({ id: id as never, ...change, reason }), 'Corrected.') // the id of a learner
  return (
    <Card className="panel">
      <h2>Correct the class</h2>
      <p className="quiet">It decides what the learner is shown. {followsOf(running)}</p>
      <Choice label="Class" value={grade} onChange={setGrade} choices={classes} />
      <Listed label="Board" list="boards" value={board} onChange={setBoard} />
      <Listed label="Target" list="targets" value={target} onChange={setTarget} />
      <ReasonField value={reason} onChange={setReason} helperText="Who asked, and how you know." />
      <Button variant="contained" disabled={!isReady} onClick={() => void fix()}>
        Correct
      </Button>
    </Card>
  )
}

function followsOf(running: number): string {
  if (running === 0) return 'No course is running.'
  const courses = running === 1 ? '1 course runs on as it is' : `${running} courses run on as they are`
  return `${courses}: move or refund them on their own pages.`
}

/** How many courses of the learner are running. */
function useRunning(learnerId: string): number {
  const [now] = useState(() => Date.now())
  const { data = [] } = useGetList<StaffRecord<'enrolments'>>('enrolments', {
    filter: { learnerId },
    pagination: { page: 1, perPage: 50 },
  })
  return data.filter(({ endedAt, validTill }) => endedAt === null && validTill > now).length
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function Choice({ label, value, onChange, choices }: ChoiceProps & { readonly choices: readonly Named[] }) {
  return (
    <PlainSelect label={label} value={value} onChange={onChange}>
      <option value="">not known</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </PlainSelect>
  )
}

interface Named {
  readonly id: string | number
  readonly name: string
}

type ListedProps = ChoiceProps & { readonly list: string }

function Listed(props: ListedProps) {
  return (
    <PickerOf list={props.list} label={props.label}>
      <ListedChoice {...props} />
    </PickerOf>
  )
}

function ListedChoice({ list, ...props }: ListedProps) {
  const nameOf = useGetRecordRepresentation(list)
  const { data } = useGetList<RaRecord>(list, { pagination: { page: 1, perPage: 100 } })
  if (!data) return null
  return <Choice {...props} choices={data.map((each) => ({ id: each.id, name: String(nameOf(each)) }))} />
}
