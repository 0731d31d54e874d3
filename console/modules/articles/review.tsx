// Next to an article: what keeps it from being published, the steps of its review, and its page.
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { fromIndia } from '#core/kernel/time.ts'
import { statusAfter } from '#core/modules/articles/article-status.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { PagePreview } from '../../kit/live/page-preview.tsx'
import { ReviewCard } from '../../kit/decisions/review-card.tsx'
import { PdfFiles } from './pdf-files.tsx'

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
  const [hour, setHour] = useState('')
  if (!article) return null
  const { id, status, isPublic } = article
  const publishAt = instantOf(hour)
  return (
    <>
      <PagePreview />
      <ReviewCard
        record={article}
        name="article"
        state={<p className="quiet">{stateOf(isPublic, status)}</p>}
        fields={
          status === 'REVIEW' && (
            <TextField
              label="Publish at (time in India)"
              type="datetime-local"
              value={hour}
              onChange={({ target }) => setHour(target.value)}
              helperText="Leave empty to publish it at once."
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )
        }
        steps={steps.map(({ call, ...each }) => ({
          ...each,
          isOpen: statusAfter(status, each.step) !== undefined,
          take: (input) => call({ ...input, ...(each.step === 'APPROVE' && publishAt && { publishAt }) }),
        }))}
      />
      <PdfFiles key={id} documentId={id} />
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
