// "Ask about this question": a question to Kandil, and the way to its answer.
import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { inputClass } from '#web/ui/controls/field.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { ResultData } from './result.server.ts'

interface Props extends Pick<ResultData, 'doubts' | 'doubtLock'> {
  readonly questionId: string
}

/** Where the course has no answers, the recommendations above say so once for all questions. */
export function AskDoubt({ questionId, doubts, doubtLock }: Props) {
  const link = useLink()
  const own = doubts.find((each) => each.questionId === questionId)
  if (own)
    return (
      <p>
        <a href={link(`/help/${own.ticketId}`)} className="text-link">
          {own.status === 'OPEN' ? <Trans>You have asked about it</Trans> : <Trans>Read our answer to your question</Trans>}
        </a>
      </p>
    )
  return doubtLock ? null : <DoubtForm questionId={questionId} />
} // prettier-ignore

function DoubtForm({ questionId }: Pick<Props, 'questionId'>) {
  const { t } = useLingui()
  const field = `doubt-${questionId}`
  return (
    <Disclosure title={<Trans>Ask about this question</Trans>}>
      <RouterForm className="grid max-w-form gap-3">
        <input type="hidden" name="asked" value={questionId} />
        <label htmlFor={field} className="font-semibold">
          <Trans>What is not clear?</Trans>
        </label>
        <textarea
          id={field}
          name="doubt"
          rows={3}
          maxLength={2000}
          required
          placeholder={t`Such as: why is the sign negative in the second step?`}
          className={inputClass}
        />
        <p className="text-sm text-ink-3">
          <Trans>We get the question and your answer with it. You get ours within a day, and a notice.</Trans>
        </p>
        <Button kind="ghost" size="fit">
          <Trans>Send</Trans>
        </Button>
      </RouterForm>
    </Disclosure>
  )
}
