import { Trans, useLingui } from '@lingui/react/macro'
import { Form, redirect, redirectDocument, useNavigation } from 'react-router'
import { ownPath } from '#core/kernel/own-path.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { act, load, textIn, type Submission } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { Head } from '#web/shell/head.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import type { Route } from './+types/login.ts'
import { CodeStep } from './code-step.tsx'
import type { LoginStep, SentCode } from './login-step.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, async ({ viewer, url, locale }) => {
    const isNaming = url.searchParams.get('step') === 'name'
    const isSignedIn = (await viewer()) !== undefined
    if (isSignedIn && !isNaming) throw redirectDocument(returnPath(url))
    const first: LoginStep = isSignedIn ? { step: 'name' } : { step: 'phone', phone: '' }
    return { first, messages: messagesOf(locale, ['accounts']) }
  })
}

/** Phone, then code, then the name of who is new. Each step carries what the next one needs: it works without JavaScript. */
export function action(args: Route.ActionArgs) {
  return act(args, takeStep, stepIn)
}

async function takeStep({ api, lang, form, url }: Submission) {
  const step = textIn(form, 'step')
  const sent = sentCode(form)
  if (step === 'name') {
    await api.accounts.editProfile({ firstName: textIn(form, 'firstName') })
    return redirectDocument(returnPath(url))
  }
  if (step === 'code') {
    const otp = textIn(form, 'otp').replaceAll(/\s/g, '')
    const { isNewUser } = await api.accounts.verifyLoginOtp({ verificationId: sent.verificationId, otp })
    const back = returnPath(url)
    return isNewUser ? redirect(`/login${toQuery({ step: 'name', returnTo: back })}`) : redirectDocument(back)
  }
  const phone = textIn(form, 'phone')
  const { verificationId, channel, resendInSeconds } =
    step === 'resend'
      ? await api.accounts.resendLoginOtp({ verificationId: sent.verificationId, channel: channelOf(form), lang })
      : await api.accounts.preLoginVerification({ phone, lang })
  return { step: 'code', sent: { verificationId, channel, resendInSeconds, phone } } satisfies LoginStep
}

/** Where a refused step stays. */
function stepIn(form: FormData): LoginStep {
  const step = textIn(form, 'step')
  if (step === 'name') return { step }
  return step === 'phone' ? { step, phone: textIn(form, 'phone') } : { step: 'code', sent: sentCode(form) }
}

function sentCode(form: FormData): SentCode {
  const [verificationId, phone] = [textIn(form, 'verificationId'), textIn(form, 'phone')]
  return {
    verificationId,
    phone,
    channel: channelOf(form),
    resendInSeconds: Number(textIn(form, 'resendInSeconds')) || 0,
  }
}

function channelOf(form: FormData): SentCode['channel'] {
  return textIn(form, 'channel') === 'WHATSAPP' ? 'WHATSAPP' : 'SMS'
}

function returnPath(url: URL): string {
  return ownPath(url.searchParams.get('returnTo')) ?? '/'
}

export default function Login({ loaderData: { first }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const state: LoginStep = actionData ?? first
  const titles = { phone: t`Sign in with your phone`, code: t`Enter the code`, name: t`What shall we call you?` }
  const lit = { phone: 2, code: 5, name: 8 }
  return (
    <div className="page grid max-w-form gap-5 py-8">
      <Head title={t`Sign in`} isPrivate />
      <Kandil size={72} lit={lit[state.step]} />
      <h1 className="text-h2">{titles[state.step]}</h1>
      {actionData && 'problem' in actionData && <ErrorSummary problem={actionData.problem} />}
      {state.step === 'code' && <CodeStep sent={state.sent} />}
      {state.step === 'phone' && <PhoneStep phone={state.phone} />}
      {state.step === 'name' && <NameStep />}
    </div>
  )
}

function PhoneStep({ phone }: { phone: string }) {
  const { t } = useLingui()
  const link = useLink()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="step" value="phone" />
      <Field
        name="phone"
        label={t`Mobile number`}
        hint={t`We send a code to it. One number is one family.`}
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        defaultValue={phone}
        required
      />
      <Button isBusy={isBusy}>{isBusy ? <Trans>Sending the code …</Trans> : <Trans>Send code</Trans>}</Button>
      <p className="text-sm text-ink-3">
        <Trans>
          By going on you accept the <a href={link('/tnc')}>terms</a> and the{' '}
          <a href={link('/policies/privacy')}>privacy policy</a>.
        </Trans>
      </p>
    </Form>
  )
}

function NameStep() {
  const { t } = useLingui()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="step" value="name" />
      <Field
        name="firstName"
        label={t`The learner’s name`}
        hint={t`Teachers call the learner by it. Any script is fine.`}
        autoComplete="given-name"
        maxLength={60}
        required
      />
      <Button isBusy={isBusy}>
        <Trans>Go on</Trans>
      </Button>
    </Form>
  )
}
