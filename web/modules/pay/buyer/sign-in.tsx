import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import type { Problem } from '#web/page/problem.ts'
import { CodeStep } from '#web/sign-in/code-step.tsx'
import { PhoneStep } from '#web/sign-in/phone-step.tsx'
import type { SignInStep } from '#web/sign-in/step.ts'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'

export interface SignInProps {
  readonly answered: SignInStep | undefined
  readonly problem: Problem | undefined
}

/** Above the ways to pay, all of which stay in sight. */
export function SignIn({ answered, problem }: SignInProps) {
  const state: SignInStep = answered ?? { step: 'phone', phone: '' }
  return (
    <section aria-labelledby="sign-in" className="card grid gap-4">
      <h2 id="sign-in" className="text-h3">
        {state.step === 'code' ? <Trans>Enter the code</Trans> : <Trans>First, your phone number</Trans>}
      </h2>
      {problem && <ErrorSummary problem={problem} />}
      <Form method="post" preventScrollReset>
        {state.step === 'code' ? (
          <CodeStep sent={state.sent} error={problem?.fields['otp']} />
        ) : (
          <PhoneStep phone={state.phone} error={problem?.fields['phone']} />
        )}
      </Form>
    </section>
  )
}
