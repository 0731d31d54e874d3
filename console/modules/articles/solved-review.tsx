// Next to a solved question: what keeps it from being published, the steps of its review, and its page.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetIdentity, usePermissions } from 'react-admin'
import { statusAfter } from '#core/modules/solved/solved-status.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { PagePreview } from '../../kit/page-preview.tsx'
import { useAction } from '../../kit/use-action.ts'

const { approveSolved, archiveSolved, sendSolvedBack, submitSolved } = staff.staffSolvedReview

const steps = [
  { step: 'SUBMIT', label: 'Hand to review', scope: 'articles.edit', call: submitSolved },
  { step: 'APPROVE', label: 'Approve and publish', scope: 'articles.approve', call: approveSolved },
  { step: 'SEND_BACK', label: 'Return to the author', scope: 'articles.approve', call: sendSolvedBack },
  { step: 'ARCHIVE', label: 'Archive', scope: 'articles.approve', call: archiveSolved },
] as const

export function SolvedReview() {
  const question = useStaffRecord('solved-questions')
  const { permissions } = usePermissions<readonly string[]>()
  const { identity } = useGetIdentity()
  const [note, setNote] = useState('')
  const act = useAction()
  if (!question) return null
  const { id, version, status, problems, editors, reviewNote, answer } = question
  const isOwn = editors.includes(String(identity?.id))
  const open = steps.filter(({ step, scope }) => statusAfter(status, step) && permissions?.includes(scope))
  const isStopped = (step: string) =>
    (step === 'APPROVE' && isOwn) || (problems.length > 0 && (step === 'SUBMIT' || step === 'APPROVE'))
  return (
    <>
      <PagePreview />
      <Card className="panel">
        <h2>Review</h2>
        {!answer && <p className="quiet">Without an answer, search engines are not sent to its page.</p>}
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
            disabled={isStopped(step)}
            onClick={() => void act(() => call({ id, version, ...(note && { note }) }), `${label}: saved.`)}
          >
            {label}
          </Button>
        ))}
      </Card>
    </>
  )
}
