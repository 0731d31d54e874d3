import { RouterForm } from '#web/page/page-form.tsx'
import type { Problem } from '#web/page/problem.ts'
import { codeError, CodeStep } from './code-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import type { SignInStep } from './step.ts'

/** Signing in within another page, which stays where it is. */
export function SignInSteps({ state, problem }: { readonly state: SignInStep; readonly problem: Problem | undefined }) {
  return (
    <RouterForm preventScrollReset>
      {state.step === 'code' ? (
        <CodeStep sent={state.sent} error={codeError(problem)} />
      ) : (
        <PhoneStep phone={state.phone} phoneCode={state.phoneCode} error={problem?.fields['phone']} />
      )}
    </RouterForm>
  )
}
