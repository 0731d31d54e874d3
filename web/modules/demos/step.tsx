import { Trans, useLingui } from '@lingui/react/macro'
import { draftIn } from '#web/page/demo-draft.server.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { act, load } from '#web/page/page.server.ts'
import type { Problem } from '#web/page/problem.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { CodeStep } from '#web/sign-in/code-step.tsx'
import { PhoneStep } from '#web/sign-in/phone-step.tsx'
import type { SentCode } from '#web/sign-in/step.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import type { Route } from './+types/step.ts'
import { Attended, Confirmed } from './booked.tsx'
import { Details, Laptop } from './questions.tsx'
import { readStep, type DemoData } from './read-demo.server.ts'
import { SlotStep } from './slot-step.tsx'
import { consentPath, placeOf } from './steps.ts'
import { sentIn, takeDemoStep } from './take-demo-step.server.ts'

/** The device check of a booked demo needs what a room does. */
export const handle: Handle = { tier: 1, hasRoom: true }

/** Laptop, class, number, time: a family that is signed in skips the number. */
const QUESTIONS = 4

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readStep(page, args.params.step, draftIn(args.request)))
}

export function action(args: Route.ActionArgs) {
  return act(args, takeDemoStep, sentIn)
}

export default function Step({ loaderData: demo, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  const { problem, sent } = answerIn(actionData)
  const { step } = demo
  const place = placeOf(step)
  const titles = {
    laptop: t`Is there a laptop or computer at home?`,
    details: t`Which class is your child in?`,
    phone: sent ? t`Enter the code` : t`Your mobile number`,
    slot: demo.booking?.state === 'HELD' ? t`Confirm the time` : t`Choose a time`,
    confirmed: t`The demo is booked`,
    attended: t`The demo is done`,
  }
  return (
    <div className="page grid max-w-form gap-5 py-8">
      <PrivateHead title={titles[step]} />
      {place <= QUESTIONS && (
        <p className="text-sm text-ink-3">
          <Trans>
            Step {place} of {QUESTIONS}
          </Trans>{' '}
          ·{' '}
          <a href={link('/demo')}>
            <Trans>Free demo class</Trans>
          </a>
        </p>
      )}
      <h1 className="text-h2">{titles[step]}</h1>
      {problem && <ErrorSummary problem={problem} />}
      {problem?.code === 'DEMO_NEEDS_CONSENT' && (
        <ButtonLink href={link(consentPath(demo.query))} kind="ghost">
          <Trans>Read and agree</Trans>
        </ButtonLink>
      )}
      <Body demo={demo} sent={sent} problem={problem} />
    </div>
  )
} // prettier-ignore

function answerIn(answer: Route.ComponentProps['actionData']): Pick<BodyProps, 'sent' | 'problem'> {
  return {
    problem: answer && 'problem' in answer ? answer.problem : undefined,
    sent: answer && 'sent' in answer ? answer.sent : undefined,
  }
}

interface BodyProps {
  readonly demo: DemoData
  readonly sent: SentCode | undefined
  readonly problem: Problem | undefined
}

function Body({ demo, sent, problem }: BodyProps) {
  const { booking } = demo
  switch (demo.step) {
    case 'laptop':
      return <Laptop {...demo} />
    case 'details':
      return <Details {...demo} />
    case 'phone':
      return (
        <RouterForm>
          {sent ? <CodeStep sent={sent} error={problem?.fields['otp']} /> : <PhoneStep {...demo.draft} error={problem?.fields['phone']} />}
        </RouterForm>
      )
    case 'slot':
      return <SlotStep {...demo} />
    case 'confirmed':
      return booking && <Confirmed {...booking} />
    case 'attended':
      return booking && <Attended {...booking} />
  }
} // prettier-ignore
