// Next to an article: what keeps it from being published, the steps of its review, and its page.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetIdentity, usePermissions } from 'react-admin'
import { fromIndia } from '#core/kernel/time.ts'
import { statusAfter } from '#core/modules/articles/article-status.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { PagePreview } from '../../kit/page-preview.tsx'
import { useAction } from '../../kit/use-action.ts'

const { approveArticle, archiveArticle, confirmArticle, sendArticleBack, submitArticle } = staff.staffArticleReview

const steps = [
  { step: 'SUBMIT', label: 'Hand to review', scope: 'articles.edit', call: submitArticle },
  { step: 'APPROVE', label: 'Approve', scope: 'articles.approve', call: approveArticle },
  { step: 'SEND_BACK', label: 'Return to the author', scope: 'articles.approve', call: sendArticleBack },
  { step: 'CONFIRM', label: 'It still holds', scope: 'articles.approve', call: confirmArticle },
  { step: 'ARCHIVE', label: 'Archive', scope: 'articles.approve', call: archiveArticle },
] as const

export function ArticleReview() {
  const article = useStaffRecord('articles')
  const { permissions } = usePermissions<readonly string[]>()
  const { identity } = useGetIdentity()
  const [note, setNote] = useState('')
  const [hour, setHour] = useState('')
  const act = useAction()
  if (!article) return null
  const { id, version, status, problems, editors, isPublic, reviewNote } = article
  const isOwn = editors.includes(String(identity?.id))
  const open = steps.filter(({ step, scope }) => statusAfter(status, step) && permissions?.includes(scope))
  const publishAt = instantOf(hour)
  return (
    <>
      <PagePreview />
      <Card className="panel">
        <h2>Review</h2>
        <p className="quiet">{stateOf(isPublic, status)}</p>
        {reviewNote && <p>Note: {reviewNote}</p>}
        {problems.map(({ field, message }) => (
          <p key={field + message} className="problem">
            {field}: {message}
          </p>
        ))}
        {status === 'REVIEW' && isOwn && <p>You edited this article. Another person must approve it.</p>}
        <TextField label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
        {status === 'REVIEW' && (
          <TextField
            label="Publish at (time in India)"
            type="datetime-local"
            value={hour}
            onChange={({ target }) => setHour(target.value)}
            helperText="Leave empty to publish it at once."
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
        {open.map(({ step, label, call }) => (
          <Button
            key={step}
            disabled={
              (step === 'APPROVE' && isOwn) || (problems.length > 0 && (step === 'SUBMIT' || step === 'APPROVE'))
            }
            onClick={() =>
              void act(
                () =>
                  call({ id, version, ...(note && { note }), ...(step === 'APPROVE' && publishAt && { publishAt }) }),
                `${label}: saved.`,
              )
            }
          >
            {label}
          </Button>
        ))}
      </Card>
    </>
  )
}

function stateOf(isPublic: boolean, status: string): string {
  if (!isPublic) return 'Readers do not see it.'
  return status === 'PUBLISHED' ? 'Readers see it as it is here.' : 'Readers see the edition before these changes.'
}

/** "2026-12-01T18:30" is a time in India, wherever the browser is. */
function instantOf(local: string) {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(local) ?? []
  if (year === undefined) return undefined
  return fromIndia(Number(year), Number(month), { day: Number(day), minutes: Number(hour) * 60 + Number(minute) })
}
