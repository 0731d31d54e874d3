// Next to a question: what keeps it from being approved, the steps of its review, and questions like it.
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { statusAfter } from '#core/modules/questions/question-kind.ts'
import type { questionsStaffApi } from '#core/modules/questions/staff-api.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { ReviewCard } from '../../kit/decisions/review-card.tsx'
import { useAction } from '../../kit/use-action.ts'

const { approveQuestion, retireQuestion, sendQuestionBack, submitQuestion } = staff.staffQuestionReview

const steps = [
  { step: 'SUBMIT', label: 'Hand to review', scope: 'questions.edit', take: submitQuestion },
  { step: 'APPROVE', label: 'Approve', scope: 'questions.approve', take: approveQuestion },
  { step: 'SEND_BACK', label: 'Return to the author', scope: 'questions.approve', take: sendQuestionBack },
  { step: 'RETIRE', label: 'Retire', scope: 'questions.approve', take: retireQuestion },
] as const

export function Review() {
  const question = useStaffRecord('bank-questions')
  if (!question) return null
  const { id, status, editionNo } = question
  return (
    <ReviewCard
      record={question}
      name="question"
      state={<p className="quiet">{editionNo === 0 ? 'Never approved.' : `Papers can use edition ${editionNo}.`}</p>}
      steps={steps.map((each) => ({ ...each, isOpen: statusAfter(status, each.step) !== undefined }))}
    >
      <Duplicates id={id} />
    </ReviewCard>
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
