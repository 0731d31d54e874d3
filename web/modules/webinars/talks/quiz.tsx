import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { CopyButton } from '#web/ui/controls/script/copy-button.tsx'
import type { TalkData } from './talk.server.ts'

interface QuizProps {
  readonly quiz: NonNullable<TalkData['quiz']>
  readonly isRegistered: boolean
}

/** The super-fan quiz: an entry, the marks, and the coupon. */
export function Quiz({ quiz, isRegistered }: QuizProps) {
  const link = useLink()
  const { paperId, isTaken, passMarks } = quiz
  return (
    <section aria-labelledby="quiz" className="card grid justify-items-start gap-3">
      <h2 id="quiz" className="text-h4">
        <Trans>Super-fan quiz</Trans>
      </h2>
      {!isTaken && passMarks !== null && (
        <p>
          <Trans>From {passMarks} marks on you get a coupon, while there are any. You have one try.</Trans>
        </p>
      )}
      {!isTaken && passMarks === null && (
        <p>
          <Trans>How closely did you listen? You have one try.</Trans>
        </p>
      )}
      {!isTaken && isRegistered && (
        <ButtonLink href={link(`/quiz/${paperId}`)} kind="ghost" size="fit">
          <Trans>Start the quiz</Trans>
        </ButtonLink>
      )}
      {!isTaken && !isRegistered && (
        <p className="text-ink-2">
          <Trans>Register first. It is free.</Trans>
        </p>
      )}
      {isTaken && <Outcome {...quiz} />}
    </section>
  )
}

function Outcome({ marks, passMarks, isPassed, couponCode }: QuizProps['quiz']) {
  if (marks === null)
    return (
      <p>
        <Trans>Your answers are being marked. Load this page again in a minute.</Trans>
      </p>
    )
  if (couponCode !== null) return <Coupon code={couponCode} />
  return (
    <>
      <p className="font-semibold">
        <Trans>You have {marks} marks.</Trans>
      </p>
      {passMarks !== null && !isPassed && (
        <p className="text-ink-2">
          <Trans>The coupon is from {passMarks} marks on. Thank you for playing.</Trans>
        </p>
      )}
      {isPassed && (
        <PageForm>
          <Button kind="primary" size="fit" name="do" value="coupon">
            <Trans>Get my coupon</Trans>
          </Button>
        </PageForm>
      )}
    </>
  )
}

function Coupon({ code }: { readonly code: string }) {
  const { t } = useLingui()
  return (
    <>
      <p>
        <Trans>Your coupon. Enter it when you pay for a course:</Trans>
      </p>
      <p className="flex items-center gap-2 rounded-m bg-genda-tint px-4 py-2">
        <strong className="wrap-anywhere">{code}</strong>
        <CopyButton text={code} label={t`Copy the coupon`} />
      </p>
    </>
  )
}
