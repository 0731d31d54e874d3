// Next to a solved question: what keeps it from being published, the steps of its review, and its page.
import { statusAfter } from '#core/modules/solved/solved-status.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { PagePreview } from '../../kit/live/page-preview.tsx'
import { ReviewCard } from '../../kit/decisions/review-card.tsx'
import { PdfFiles } from './pdf-files.tsx'

const { approveSolved, archiveSolved, sendSolvedBack, submitSolved } = staff.staffSolvedReview

const steps = [
  { step: 'SUBMIT', label: 'Hand to review', scope: 'articles.edit', take: submitSolved },
  { step: 'APPROVE', label: 'Approve and publish', scope: 'articles.approve', take: approveSolved },
  { step: 'SEND_BACK', label: 'Return to the author', scope: 'articles.approve', take: sendSolvedBack },
  { step: 'ARCHIVE', label: 'Archive', scope: 'articles.approve', take: archiveSolved },
] as const

export function SolvedReview() {
  const question = useStaffRecord('solved-questions')
  if (!question) return null
  const { id, status, answer } = question
  return (
    <>
      <PagePreview />
      <ReviewCard
        record={question}
        name="question"
        state={!answer && <p className="quiet">Without an answer, search engines are not sent to its page.</p>}
        steps={steps.map((each) => ({ ...each, isOpen: statusAfter(status, each.step) !== undefined }))}
      />
      <PdfFiles key={id} documentId={id} />
    </>
  )
}
