// Where Tata Sky sends its customers: they sign in with their phone, and their subscription is linked to that household.
import { Trans, useLingui } from '@lingui/react/macro'
import { redirectDocument, useNavigation } from 'react-router'
import { showPhone } from '#core/taxonomy/phone.ts'
import type { Handle } from '#web/page/handle.ts'
import { pathIn } from '#web/languages.ts'
import { useLink } from '#web/page/link.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { actForHousehold, load, type Page, type Submission } from '#web/page/page.server.ts'
import type { Problem } from '#web/page/problem.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import type { SignInStep } from '#web/sign-in/step.ts'
import { SignInSteps } from '#web/sign-in/steps.tsx'
import { stepIn, takeStep } from '#web/sign-in/take-step.server.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Route } from './+types/tata-sky.ts'
import { checkCustomer, customerIn } from './customer.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, async (page: Page) => {
    const [isValid, viewer] = await Promise.all([checkCustomer(page), page.viewer()])
    const phone = viewer ? showPhone(viewer.phone) : null
    const done = viewer ? page.url.searchParams.get('done') : null
    return { isValid, phone, done, messages: messagesOf(page.locale, ['accounts', 'sign-in']) }
  })
}

/** Signs in, or links: the session proves the number, the token the customer. */
export function action(args: Route.ActionArgs) {
  return actForHousehold(args, link, (form): { signIn?: SignInStep } =>
    form.has('step') ? { signIn: stepIn(form) } : {},
  )
}

async function link(submission: Submission) {
  const { api, form, url, locale } = submission
  const taken = form.has('step') ? await takeStep(submission) : undefined
  if (taken && taken.step !== 'done') return { signIn: taken }
  await api.partners.authenticateTataSkyUser(customerIn(url))
  // A document of its own: a page that is read again finds that the link was used.
  return redirectDocument(pathIn(locale, `/partner/tatasky?done=${taken?.isNewUser ? 'new' : 'known'}`))
}

export default function TataSky({ loaderData: { isValid, phone, done }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const signIn = actionData && 'signIn' in actionData ? actionData.signIn : undefined
  return (
    <div className="page grid max-w-form gap-5 py-8">
      <PrivateHead title={t`Tata Sky`} />
      <h1 className="text-h2">
        <Trans>Tata Sky and Kandil</Trans>
      </h1>
      {done && <Linked isNewUser={done === 'new'} />}
      {!done && isValid && <LinkForm phone={phone} problem={problem} signIn={signIn} />}
      {!done && !isValid && (
        <Notice tone="warm" title={<Trans>This link is no longer valid.</Trans>}>
          <Trans>Open Kandil again from Tata Sky. A link works once, for five minutes.</Trans>
        </Notice>
      )}
    </div>
  )
}

interface LinkFormProps {
  readonly phone: string | null
  readonly problem: Problem | undefined
  readonly signIn: SignInStep | undefined
}

function LinkForm({ phone, problem, signIn }: LinkFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <>
      {problem && <ErrorSummary problem={problem} />}
      {phone === null ? (
        <>
          <p className="text-ink-2">
            <Trans>Sign in with your phone. Then your Tata Sky subscription is linked to your family’s account.</Trans>
          </p>
          <SignInSteps state={signIn ?? { step: 'phone', phone: '' }} problem={problem} />
        </>
      ) : (
        <RouterForm className="card grid gap-4">
          <p>
            <Trans>You are signed in with {phone}. Shall we link your Tata Sky subscription to this account?</Trans>
          </p>
          <Button isBusy={isBusy}>
            <Trans>Link it</Trans>
          </Button>
        </RouterForm>
      )}
    </>
  )
}

function Linked({ isNewUser }: { readonly isNewUser: boolean }) {
  const link = useLink()
  return (
    <>
      <Notice tone="good" role="status" title={<Trans>Your Tata Sky subscription is linked.</Trans>}>
        <Trans>From now on, open Kandil from Tata Sky or sign in with your phone.</Trans>
      </Notice>
      <p>
        <a className="text-link" href={link(isNewUser ? '/login?step=name' : '/courses')}>
          {isNewUser ? <Trans>Continue: who is learning?</Trans> : <Trans>See the courses</Trans>}
        </a>
      </p>
    </>
  )
}
