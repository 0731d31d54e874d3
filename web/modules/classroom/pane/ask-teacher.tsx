import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { QUESTION_LENGTH } from '#core/modules/classroom/pane/question-length.ts'
import type { Pane } from '#core/modules/classroom/pane/pane-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import type { SendToClass } from './use-pane.ts'

/** The class sees a question once the teacher shows it. */
export function AskTeacher({ send }: { readonly send: SendToClass }) {
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setIsBusy(true)
    const isSent = await send('POST', '/questions', { text: new FormData(form).get('text') })
    setIsBusy(false)
    if (isSent) form.reset()
  }
  return (
    <form className="grid gap-3" onSubmit={(event) => void ask(event)}>
      <Field
        name="text"
        label={t`Your question`}
        hint={t`The class sees it when the teacher shows it. Leave out numbers and addresses.`}
        autoComplete="off"
        minLength={2}
        maxLength={QUESTION_LENGTH}
        required
      />
      <Button kind="ghost" size="fit" isBusy={isBusy}>
        {isBusy ? <Trans>Sending …</Trans> : <Trans>Ask</Trans>}
      </Button>
    </form>
  )
}

export function QuestionList({ questions, send }: Pick<Pane, 'questions'> & { readonly send: SendToClass }) {
  if (questions.length === 0) return null
  return (
    <ul className="grid gap-2">
      {questions.map((question) => (
        <Question key={question.id} question={question} send={send} />
      ))}
    </ul>
  )
}

interface QuestionProps {
  readonly question: Pane['questions'][number]
  readonly send: SendToClass
}

function Question({ question: { id, text, votes, isShown, isMine, hasVoted }, send }: QuestionProps) {
  return (
    <li className="card flex flex-wrap items-center justify-between gap-3">
      <span className="grid gap-1">
        <span className="wrap-anywhere">{text}</span>
        {isMine && !isShown && (
          <span className="text-sm text-ink-3">
            <Trans>Only you and the teacher see it so far.</Trans>
          </span>
        )}
      </span>
      {isShown && (
        <span className="flex items-center gap-3">
          <Badge tone="neel">
            <Plural value={votes} one="# vote" other="# votes" />
          </Badge>
          {!isMine && !hasVoted && (
            <Button type="button" kind="ghost" size="small" onClick={() => void send('PUT', `/questions/${id}/vote`)}>
              <Trans>I ask this too</Trans>
            </Button>
          )}
        </span>
      )}
    </li>
  )
}
