// Written answers that wait for marks: those without a teacher, and second and third markings. Operations console, O14.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { markingStaffApi } from '#core/modules/marking/staff-api.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { State } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'
import { useAction } from '../../kit/use-action.ts'
import { Maths } from '../../kit/maths.tsx'

type Sheet = ResponseOf<typeof markingStaffApi.staffMarking.getWrittenAnswer>

const { getWrittenAnswer, markWrittenAnswer } = staff.staffMarking

function MarkAnswer() {
  const task = useStaffRecord('written-answers')
  const { permissions } = usePermissions<readonly string[]>()
  const [sheet, setSheet] = useState<Sheet>()
  const read = useAction({ refreshes: false })
  if (!task || !permissions?.includes('tests.edit')) return null
  const open = async () => setSheet(await getWrittenAnswer({ id: task.id as never }))
  return (
    <Card className="panel">
      <h2>The answer</h2>
      <p className="quiet">You do not see whose it is.</p>
      {sheet ? (
        <>
          <SheetText {...sheet} />
          {task.status === 'WAITING' && <MarkForm sheet={sheet} />}
        </>
      ) : (
        <Button variant="contained" onClick={() => void read(open)}>
          {task.status === 'WAITING' ? 'Mark this answer' : 'Show the answer'}
        </Button>
      )}
    </Card>
  )
}

function SheetText({ question, solutions, text, photos, rubric, lines, remark }: Sheet) {
  const marks = new Map(lines.map((line) => [line.id, line.marks]))
  const [shown] = [question.texts.en, ...Object.values(question.texts)].filter((each) => each !== undefined)
  return (
    <>
      <h3>Question</h3>
      <Maths html={shown?.stem ?? ''} />
      <h3>Model answer</h3>
      <Maths html={solutions.en ?? Object.values(solutions)[0] ?? ''} />
      <h3>Answer of the learner</h3>
      <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text || 'No text.'}</p>
      {photos.map(({ key, url }, i) => (
        <a key={key} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={`Photo ${i + 1} of the answer`} style={{ maxWidth: '100%' }} />
        </a>
      ))}
      {lines.length > 0 && (
        <>
          <h3>Marks</h3>
          {rubric.map(({ id, text: line, marks: full }) => (
            <p key={id}>
              {line}: {marks.get(id)} of {full}
            </p>
          ))}
          {remark && <p>Remark: {remark}</p>}
        </>
      )}
    </>
  )
}

function MarkForm({ sheet: { id, rubric, fullMarks } }: { readonly sheet: Sheet }) {
  const [marks, setMarks] = useState<Readonly<Record<string, string>>>({})
  const [remark, setRemark] = useState('')
  const act = useAction()
  const lines = rubric.map((line) => ({ id: line.id, marks: marks[line.id] ?? '' }))
  const isReady = lines.every((line) => line.marks !== '')
  return (
    <>
      <h3>Marks, {fullMarks} at most</h3>
      {rubric.map((line) => (
        <TextField
          key={line.id}
          type="number"
          label={`${line.text} (of ${line.marks})`}
          value={marks[line.id] ?? ''}
          onChange={({ target }) => setMarks({ ...marks, [line.id]: target.value })}
          slotProps={{ htmlInput: { min: 0, max: Number(line.marks), step: 0.5 } }}
        />
      ))}
      <TextField label="Remark to the learner" value={remark} onChange={({ target }) => setRemark(target.value)} multiline />
      <Button variant="contained" disabled={!isReady} onClick={() => void act(() => markWrittenAnswer({ id, lines, remark }), 'The marks are saved.')}>
        Save the marks
      </Button>
    </>
  )
} // prettier-ignore

export const writtenAnswers = screen('written-answers')(({ column, detail, filter }) => ({
  label: 'Written answers',
  about: 'Answers that a teacher marks by hand.',
  whenEmpty: 'They come here when a learner hands in a test with written questions.',
  asText: ({ no }) => `Written answer ${no}`,
  filters: [filter('status', { alwaysOn: true }), filter('paperId', 'Paper', { of: 'papers', alwaysOn: true })],
  columns: [
    column('dueAt', 'Due'),
    column('paperId', 'Paper', { of: 'papers' }),
    column('questionId', 'Question', { of: 'bank-questions' }),
    column('no', 'Marking'),
    column('status', { as: State }),
    column('teacherId', 'Teacher', { of: 'teachers' }),
    column('marks'),
  ],
  aside: MarkAnswer,
  details: [
    detail('status', 'State'),
    detail('paperId', 'Paper', { of: 'papers' }),
    detail('questionId', 'Question', { of: 'bank-questions' }),
    detail('no', 'Marking (2: second, 3: it decides, from 4: challenged)'),
    detail('teacherId', 'Teacher', { of: 'teachers', emptyText: 'any member of staff' }),
    detail('dueAt', 'Due'),
    detail('marks', { emptyText: 'not marked' }),
    detail('markedBy', 'Marked by', { emptyText: '–' }),
    detail('markedAt', 'Marked', { emptyText: '–' }),
  ],
}))
