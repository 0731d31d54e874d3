import { useLingui } from '@lingui/react/macro'
import { data, redirectDocument } from 'react-router'
import { ownPath } from '#core/kernel/own-path.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import type { Handle } from '#web/page/handle.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { actForHousehold, load, textIn, type Submission } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { codeError, CodeStep } from '#web/sign-in/code-step.tsx'
import { PhoneStep } from '#web/sign-in/phone-step.tsx'
import { keepStep, keptStep } from '#web/sign-in/kept-step.server.ts'
import type { SignInStep } from '#web/sign-in/step.ts'
import { stepIn, takeStep } from '#web/sign-in/take-step.server.ts'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import type { Route } from './+types/login.ts'
import { AgreeStep } from './agree-step.tsx'
import { NameStep } from './name-step.tsx'

type LoginStep =
  | SignInStep
  | { readonly step: 'name' }
  | { readonly step: 'agree'; readonly firstName: string; readonly returnTo: string }

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, async ({ viewer, url, visit, locale }) => {
    const isNaming = url.searchParams.get('step') === 'name'
    const isSignedIn = (await viewer()) !== undefined
    if (isSignedIn && !isNaming) throw redirectDocument(returnPath(url))
    const kept = keptStep(args.request, visit.now) ?? { step: 'phone', phone: '' }
    const first: LoginStep = isSignedIn ? { step: 'name' } : kept
    return { first, messages: messagesOf(locale, ['accounts', 'sign-in']) }
  })
}

/** Phone, then code, then the name of who is new. */
export function action(args: Route.ActionArgs) {
  return actForHousehold(args, logIn, (form): LoginStep => (isNaming(form) ? { step: 'name' } : stepIn(form)))
}

async function logIn(submission: Submission) {
  const { form, url, visit } = submission
  const back = returnPath(url)
  if (isNaming(form)) return tellWho(submission, back)
  const taken = await takeStep(submission)
  const headers = keepStep(taken, visit.now)
  if (taken.step !== 'done') return data(taken, { headers })
  return redirectDocument(taken.isNewUser ? `/login${toQuery({ step: 'name', returnTo: back })}` : back, { headers })
}

/** A child's name is kept once a parent has agreed: decision 0012. Until then it goes along in the form, no further. */
async function tellWho({ api, form, visit }: Submission, returnTo: string) {
  const firstName = textIn(form, 'firstName')
  const heldBy = textIn(form, 'heldBy')
  const birthYear = textIn(form, 'birthYear') ? Number(textIn(form, 'birthYear')) : null
  const isChild = standingOf({ birthYear, consentedAt: null }, visit.now) === 'CHILD'
  await api.accounts.editProfile({
    ...(heldBy === 'PARENT' || heldBy === 'STUDENT' ? { heldBy } : {}),
    ...(birthYear === null ? {} : { birthYear }),
    ...(isChild ? {} : { firstName }),
  })
  if (!isChild) return redirectDocument(returnTo)
  return { step: 'agree' as const, firstName, returnTo }
}

function isNaming(form: FormData): boolean {
  return textIn(form, 'step') === 'name'
}

function returnPath(url: URL): string {
  return ownPath(url.searchParams.get('returnTo')) ?? '/'
}

export default function Login({ loaderData: { first }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const state: LoginStep = actionData ?? first
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const titles = {
    phone: t`Sign in with your phone`,
    code: t`Enter the code`,
    name: t`Who will learn?`,
    agree: t`A parent agrees first`,
  }
  const lit = { phone: 2, code: 5, name: 7, agree: 8 }
  return (
    <div className="page grid max-w-form gap-5 py-8">
      <PrivateHead title={t`Sign in`} />
      <span className="justify-self-center">
        <Kandil size={72} lit={lit[state.step]} />
      </span>
      <h1 className="text-center text-h2">{titles[state.step]}</h1>
      {problem && <ErrorSummary problem={problem} />}
      {state.step === 'agree' && <AgreeStep firstName={state.firstName} returnTo={state.returnTo} />}
      <RouterForm>
        {state.step === 'code' && <CodeStep sent={state.sent} error={codeError(problem)} />}
        {state.step === 'phone' && (
          <PhoneStep phone={state.phone} phoneCode={state.phoneCode} error={problem?.fields['phone']} />
        )}
        {state.step === 'name' && <NameStep problem={problem} />}
      </RouterForm>
    </div>
  )
}
