import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { normalisePhone, showPhone } from '#core/taxonomy/phone.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { OtpField } from '#web/ui/controls/otp-field.tsx'
import { useSecondsLeft } from '#web/ui/controls/seconds-left.ts'
import type { SentCode } from './login-step.ts'

const DIGITS = 6

export function CodeStep({ sent }: { sent: SentCode }) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().state !== 'idle'
  const phone = normalisePhone(sent.phone)
  useCodeFromMessage(form)
  return (
    <div className="grid gap-5">
      <Form ref={form} method="post" className="grid gap-5">
        <input type="hidden" name="step" value="code" />
        <Carried sent={sent} />
        <OtpField
          name="otp"
          label={t`Code`}
          hint={phone ? t`6 digits, sent to ${showPhone(phone)}` : t`6 digits`}
          digits={DIGITS}
          autoFocus
        />
        <Button isBusy={isBusy}>
          <Trans>Sign in</Trans>
        </Button>
      </Form>
      <Resend key={sent.verificationId + sent.resendInSeconds} sent={sent} />
      <p className="text-sm">
        <a href="?">
          <Trans>Use another number</Trans>
        </a>
      </p>
    </div>
  )
}

function Carried({ sent }: { sent: SentCode }) {
  return (
    <>
      <input type="hidden" name="verificationId" value={sent.verificationId} />
      <input type="hidden" name="phone" value={sent.phone} />
      <input type="hidden" name="resendInSeconds" value={sent.resendInSeconds} />
    </>
  )
}

/** After the wait that the server named; before it, how long that still is. */
function Resend({ sent }: { sent: SentCode }) {
  const left = useSecondsLeft(sent.resendInSeconds)
  return (
    <Form method="post" className="grid gap-2">
      <input type="hidden" name="step" value="resend" />
      <Carried sent={sent} />
      <p className="font-semibold">
        <Trans>No message yet?</Trans>
      </p>
      {left > 0 ? (
        <p className="text-sm text-ink-3">
          <Trans>You can ask for another code in {left} s.</Trans>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button kind="ghost" size="fit" name="channel" value="SMS">
            <Trans>Send it again</Trans>
          </Button>
          <Button kind="ghost" size="fit" name="channel" value="WHATSAPP">
            <Trans>Send it by WhatsApp</Trans>
          </Button>
        </div>
      )}
    </Form>
  )
}

/** Chrome on Android reads the code out of our message, when the person lets it: then, and only then, the form sends itself. */
function useCodeFromMessage(form: React.RefObject<HTMLFormElement | null>): void {
  const submit = useSubmit()
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const stop = new AbortController()
    const asked = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions // WebOTP is not in TypeScript's DOM
    navigator.credentials
      .get(asked)
      .then((credential) => {
        const code = credential && 'code' in credential ? String(credential.code) : ''
        const field = form.current?.elements.namedItem('otp')
        if (!(field instanceof HTMLInputElement) || !code) return
        field.value = code
        void submit(form.current)
      })
      // No message came, or the person said no: the code is typed.
      .catch(() => {})
    return () => stop.abort()
  }, [form, submit])
}
