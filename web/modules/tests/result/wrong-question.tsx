// "This question is wrong": the learner's reason, and the answer of staff.
import { Trans, useLingui } from '@lingui/react/macro'
import { RouterForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { inputClass, selectClass } from '#web/ui/controls/field.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { ResultData } from './result.server.ts'

interface Props {
  readonly questionId: string
  readonly isWritten: boolean
  readonly challenges: ResultData['challenges']
}

export function WrongQuestion({ questionId, isWritten, challenges }: Props) {
  const own = challenges.find((each) => each.questionId === questionId)
  return own ? <Decision {...own} /> : <ChallengeForm questionId={questionId} isWritten={isWritten} />
}

function Decision({ status, claim, evidence, answer, isLate }: ResultData['challenges'][number]) {
  return (
    <div className="grid gap-1 text-sm" role="status">
      <p>
        {status === 'OPEN' && <Badge tone="genda"><Trans>We are checking this question</Trans></Badge>}
        {status === 'UPHELD' && claim !== 'MARKS' && <Badge tone="tulsi"><Trans>You were right: the question was corrected</Trans></Badge>}
        {status === 'UPHELD' && claim === 'MARKS' && <Badge tone="tulsi"><Trans>Another teacher marks your answer again</Trans></Badge>}
        {status === 'REJECTED' && <Badge tone="quiet"><Trans>The answer stays</Trans></Badge>}
      </p>
      <p className="text-ink-2"><Trans>Your reason: {evidence}</Trans></p>
      {answer !== '' && <p><Trans>Our answer: {answer}</Trans></p>}
      {isLate && status === 'OPEN' && <p className="text-ink-3"><Trans>The days for challenges were over, so we cannot promise an answer.</Trans></p>}
    </div>
  )
} // prettier-ignore

function ChallengeForm({ questionId, isWritten }: Pick<Props, 'questionId' | 'isWritten'>) {
  const { t } = useLingui()
  const claims = [
    ...(isWritten
      ? [{ value: 'MARKS', text: t`My answer deserves more marks` }]
      : [
          { value: 'OTHER_KEY', text: t`Another answer is right` },
          { value: 'SEVERAL_KEYS', text: t`More than one answer is right` },
          { value: 'NO_KEY', text: t`No answer is right` },
        ]),
    { value: 'TEXT', text: t`The text or the figure is wrong` },
  ]
  const reason = `evidence-${questionId}`
  return (
    <Disclosure title={<Trans>This question is wrong</Trans>}>
      <RouterForm preventScrollReset className="grid max-w-form gap-3">
        <input type="hidden" name="challenged" value={questionId} />
        <label htmlFor={`claim-${questionId}`} className="font-semibold">
          <Trans>Why?</Trans>
        </label>
        <select id={`claim-${questionId}`} name="claim" className={selectClass}>
          {claims.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <label htmlFor={reason} className="font-semibold">
          <Trans>Your reason, such as a page of the book</Trans>
        </label>
        <textarea id={reason} name="evidence" rows={3} minLength={10} maxLength={1000} required className={inputClass} />
        <p className="text-sm text-ink-3">
          <Trans>It costs nothing. A teacher checks it.</Trans>
        </p>
        <Button kind="ghost" size="fit">
          <Trans>Send</Trans>
        </Button>
      </RouterForm>
    </Disclosure>
  )
} // prettier-ignore
