import { Plural, Trans } from '@lingui/react/macro'
import { isOpen } from '#core/modules/talks/question-state.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldFrame, inputClass } from '#web/ui/controls/field.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import type { TalkData } from './talk.server.ts'

const LONGEST = 300

type Question = TalkData['questions'][number]

/** The questions to the speaker: a box for one's own, and those that staff have let through. */
export function Questions({ questions, phase, isRegistered, event }: TalkData) {
  const hasOpen = questions.some(({ isOwn, state }) => isOwn && isOpen(state))
  const mayAsk = phase !== 'after_talk' && isRegistered && !hasOpen
  if (phase === 'after_talk' && questions.length === 0) return null
  return (
    <section aria-labelledby="questions" id="questions-card" className="grid gap-3">
      <h2 id="questions" className="text-h3">
        <Trans>Questions to the speaker</Trans>
      </h2>
      {mayAsk && <QuestionBox />}
      {!isRegistered && phase !== 'after_talk' && (
        <p className="text-ink-2">
          <Trans>Register to ask a question. It is free.</Trans>
        </p>
      )}
      {questions.length === 0 && isRegistered && (
        <p className="text-ink-2">
          <Trans>No question yet. Yours can be the first.</Trans>
        </p>
      )}
      <ul className="grid gap-3">
        {questions.map((question) => (
          <li key={question.id}>
            <Row {...question} mayVote={event.isSignedIn && phase !== 'after_talk'} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function QuestionBox() {
  return (
    <PageForm className="card grid gap-3">
      <input type="hidden" name="do" value="ask" />
      <FieldFrame
        name="text"
        label={<Trans>Your question</Trans>}
        hint={<Trans>At most {LONGEST} characters. We read it before others see it, without your name.</Trans>}
      >
        <textarea id="text" name="text" rows={3} maxLength={LONGEST} minLength={3} required className={`${inputClass} py-2`} aria-describedby="text-hint" />
      </FieldFrame>
      <Button kind="ghost" size="fit">
        <Trans>Send the question</Trans>
      </Button>
    </PageForm>
  )
} // prettier-ignore

function Row({ id, text, state, votes, isOwn, isVoted, mayVote }: Question & { readonly mayVote: boolean }) {
  return (
    <article className="card grid justify-items-start gap-2">
      <p className="wrap-anywhere">{text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Standing state={state} isOwn={isOwn} />
        {(state === 'APPROVED' || state === 'ANSWERED') && (
          <span className="text-sm text-ink-3">
            <Plural value={votes} one="# vote" other="# votes" />
          </span>
        )}
        {mayVote && !isOwn && !isVoted && state === 'APPROVED' && (
          <PageForm>
            <input type="hidden" name="question" value={id} />
            <Button kind="ghost" size="small" name="do" value="vote">
              <Trans>I want to know this too</Trans>
            </Button>
          </PageForm>
        )}
        {isVoted && (
          <span className="text-sm">
            <Trans>You voted ✓</Trans>
          </span>
        )}
      </div>
    </article>
  )
}

function Standing({ state, isOwn }: Pick<Question, 'state' | 'isOwn'>) {
  if (state === 'ANSWERED')
    return (
      <Badge tone="tulsi">
        <Trans>Answered</Trans>
      </Badge>
    )
  if (!isOwn) return null
  if (state === 'APPROVED')
    return (
      <Badge tone="neel">
        <Trans>Your question</Trans>
      </Badge>
    )
  return (
    <Badge tone="quiet">
      {state === 'PENDING' ? <Trans>Your question, being read by us</Trans> : <Trans>Your question, not taken</Trans>}
    </Badge>
  )
}
