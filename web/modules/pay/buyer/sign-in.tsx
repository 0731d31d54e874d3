import { Trans } from '@lingui/react/macro'
import type { Problem } from '#web/page/problem.ts'
import type { SignInStep } from '#web/sign-in/step.ts'
import { SignInSteps } from '#web/sign-in/steps.tsx'
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
      <SignInSteps state={state} problem={problem} />
    </section>
  )
}
