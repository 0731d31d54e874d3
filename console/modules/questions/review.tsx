// Next to a question: what keeps it from being approved, the steps of its review, and questions like it.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Link, useGetIdentity, usePermissions } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { statusAfter } from '#core/modules/questions/question-kind.ts'
import type { questionsStaffApi } from '#core/modules/questions/staff-api.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'

const { approveQuestion, retireQuestion, sendQuestionBack, submitQuestion } = staff.staffQuestionReview

const steps = [
  { step: 'SUBMIT', label: 'Hand to review', scope: 'questions.edit', call: submitQuestion },
  { step: 'APPROVE', label: 'Approve', scope: 'questions.approve', call: approveQuestion },
  { step: 'SEND_BACK', label: 'Return to the author', scope: 'questions.approve', call: sendQuestionBack },
  { step: 'RETIRE', label: 'Retire', scope: 'questions.approve', call: retireQuestion },
] as const

export function Review() {
  const question = useStaffRecord('bank-questions')
  const { permissions } = usePermissions<readonly string[]>()
  const { identity } = useGetIdentity()
  const [note, setNote] = useState('')
  const act = useAction()
  if (!question) return null
  const { id, version, status, problems, editors, editionNo, reviewNote } = question
  const isOwn = editors.includes(String(identity?.id))
  const open = steps.filter(({ step, scope }) => statusAfter(status, step) && permissions?.includes(scope))
  return (
    <Card className="panel">
      <h2>Review</h2>
      <p className="quiet">{editionNo === 0 ? 'Never approved.' : `Papers can use edition ${editionNo}.`}</p>
      {reviewNote && <p>Note: {reviewNote}</p>}
      {problems.map(({ field, message }) => (
        <p key={field + message} className="problem">
          {field}: {message}
        </p>
      ))}
      {status === 'REVIEW' && isOwn && <p>You edited this question. Another person must approve it.</p>}
      <TextField label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      {open.map(({ step, label, call }) => (
        <Button
          key={step}
          disabled={(step === 'APPROVE' && isOwn) || (problems.length > 0 && (step === 'SUBMIT' || step === 'APPROVE'))}
          onClick={() => void act(() => call({ id, version, ...(note && { note }) }), `${label}: saved.`)}
        >
          {label}
        </Button>
      ))}
      <Duplicates id={id} />
    </Card>
  )
}

type Duplicate = ResponseOf<typeof questionsStaffApi.staffQuestionReview.findDuplicates>[number]

function Duplicates({ id }: { readonly id: string }) {
  const [alike, setAlike] = useState<readonly Duplicate[]>()
  const read = useAction({ refreshes: false })
  const find = () => read(async () => setAlike(await staff.staffQuestionReview.findDuplicates({ id })))
  return (
    <div aria-live="polite">
      <Button onClick={() => void find()}>Find similar questions</Button>
      {alike?.length === 0 && <p>No similar question.</p>}
      {alike?.map((each) => (
        <p key={each.id}>
          <Link to={`/bank-questions/${each.id}`}>
            {each.percent}%: {each.words}
          </Link>
        </p>
      ))}
    </div>
  )
}
