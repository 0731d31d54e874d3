import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { act, load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import { CodeStep } from '#web/sign-in/code-step.tsx'
import { PhoneStep } from '#web/sign-in/phone-step.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import type { Route } from './+types/step.ts'
import { Attended, Confirmed } from './booked.tsx'
import { Details, Laptop } from './questions.tsx'
import { readStep } from './read-demo.server.ts'
import { SlotStep } from './slot-step.tsx'
import { placeOf } from './steps.ts'
import { sentIn, takeDemoStep } from './take-demo-step.server.ts'

export const handle: Handle = { tier: 1 }

/** Laptop, class, number, time: a family that is signed in skips the number. */
const QUESTIONS = 4

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readStep(page, args.params.step))
}

export function action(args: Route.ActionArgs) {
  return act(args, takeDemoStep, sentIn)
}

export default function Step({ loaderData: demo, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const sent = actionData && 'sent' in actionData ? actionData.sent : undefined
  const { step } = demo
  const place = placeOf(step)
  const titles = {
    laptop: t`Is there a laptop or computer at home?`,
    details: t`Which class is your child in?`,
    phone: sent ? t`Enter the code` : t`Your mobile number`,
    slot: demo.booking ? t`Confirm the time` : t`Choose a time`,
    confirmed: t`The demo is booked`,
    attended: t`The demo is done`,
  }
  return (
    <div className="page grid max-w-form gap-5 py-8">
      <Head title={titles[step]} isPrivate />
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
      {step === 'laptop' && <Laptop {...demo} />}
      {step === 'details' && <Details {...demo} />}
      {step === 'phone' && (
        <form method="post">
          {sent ? <CodeStep sent={sent} error={problem?.fields['otp']} /> : <PhoneStep phone="" error={problem?.fields['phone']} />}
        </form>
      )}
      {step === 'slot' && <SlotStep {...demo} />}
      {step === 'confirmed' && demo.booking && <Confirmed {...demo.booking} />}
      {step === 'attended' && demo.booking && <Attended {...demo.booking} />}
    </div>
  )
} // prettier-ignore
