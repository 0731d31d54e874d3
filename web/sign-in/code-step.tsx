import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { HOME_DIAL_CODE, normalisePhone, showPhone } from '#core/taxonomy/phone.ts'
import type { Problem } from '#web/page/problem.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { OtpField } from '#web/ui/controls/otp-field.tsx'
import { useSecondsLeft } from '#web/ui/controls/seconds-left.ts'
import type { SentCode } from './step.ts'

const DIGITS = 6

export interface CodeStepProps {
  readonly sent: SentCode
  readonly error?: string | undefined
}

/** Why the code itself was refused: it is said at its field too. */
export function codeError(problem: Problem | undefined): string | undefined {
  return problem?.code === 'INCORRECT_OTP' ? problem.sentence : problem?.fields['otp']
}

/** Put it into a form: its buttons say which step is taken. */
export function CodeStep({ sent, error }: CodeStepProps) {
  const { t } = useLingui()
  const step = useRef<HTMLDivElement>(null)
  const isBusy = useNavigation().formData?.get('step') === 'code'
  const phone = shownNumber(sent)
  const hints = {
    SMS: t`6 digits, sent to ${phone}`,
    WHATSAPP: t`6 digits, on WhatsApp at ${phone}`,
    VOICE: t`6 digits, read to you by a call to ${phone}`,
  }
  useCodeFromMessage(step)
  return (
    <div ref={step} className="grid gap-5">
      <Carried sent={sent} />
      <OtpField name="otp" label={t`Code`} hint={hints[sent.channel]} error={error} digits={DIGITS} autoFocus />
      <Button name="step" value="code" isBusy={isBusy}>
        <Trans>Sign in</Trans>
      </Button>
      <Resend key={sent.verificationId + sent.resendInSeconds} sent={sent} />
      <p className="text-sm">
        <Button kind="quiet" size="bare" name="step" value="restart" formNoValidate>
          <Trans>Use another number</Trans>
        </Button>
      </p>
    </div>
  )
}

/** As it was typed, where it is no number of India's. */
function shownNumber({ phone, phoneCode }: SentCode): string {
  const atHome = phoneCode === HOME_DIAL_CODE ? normalisePhone(phone) : undefined
  if (atHome) return showPhone(atHome)
  return phone.startsWith('+') ? phone : `+${phoneCode} ${phone}`
}

function Carried({ sent }: { sent: SentCode }) {
  return (
    <>
      {/* t0.js fills it with what was chosen in this browser before signing in. */}
      <input type="hidden" name="choice" defaultValue="" />
      <input type="hidden" name="verificationId" value={sent.verificationId} />
      <input type="hidden" name="phone" value={sent.phone} />
      <input type="hidden" name="phoneCode" value={sent.phoneCode} />
      <input type="hidden" name="channel" value={sent.channel} />
      <input type="hidden" name="resendInSeconds" value={sent.resendInSeconds} />
      <input type="hidden" name="canCall" value={sent.canCall ? 'yes' : ''} />
    </>
  )
}

/** After the wait that the server named; before it, how long that still is. */
function Resend({ sent }: { sent: SentCode }) {
  const left = useSecondsLeft(sent.resendInSeconds)
  const canCall = useCallOffer(sent, left === 0)
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        {sent.channel === 'VOICE' ? <Trans>No call yet?</Trans> : <Trans>No message yet?</Trans>}
      </p>
      {left > 0 ? (
        <p className="text-sm text-ink-3">
          <Trans>You can ask for another code in {left} s.</Trans>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button kind="ghost" size="fit" name="step" value="resend" formNoValidate>
            <Trans>Send it again</Trans>
          </Button>
          {sent.phoneCode === HOME_DIAL_CODE && (
            <Button kind="ghost" size="fit" name="step" value="whatsapp" formNoValidate>
              <Trans>Send it by WhatsApp</Trans>
            </Button>
          )}
          {canCall && (
            <Button kind="ghost" size="fit" name="step" value="call" formNoValidate>
              <Trans>Get a call with the code</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** When the wait is over the server is asked once more: its vendor may have reported that the SMS was not delivered. */
function useCallOffer({ verificationId, canCall }: SentCode, isOver: boolean): boolean {
  const [isOffered, setOffered] = useState(canCall)
  useEffect(() => {
    if (canCall || !isOver) return
    const stop = new AbortController()
    fetch(`/api/otp/delivery?verificationId=${encodeURIComponent(verificationId)}`, { signal: stop.signal })
      .then(async (reply) => reply.ok && setOffered(((await reply.json()) as { canCall: boolean }).canCall)) // the contract's answer at this path
      // Without an answer the call is not offered yet.
      .catch(() => {})
    return () => stop.abort()
  }, [verificationId, canCall, isOver])
  return isOffered
}

/** Chrome on Android reads the code out of our message, when the person lets it: then, and only then, the form sends itself. */
function useCodeFromMessage(step: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const stop = new AbortController()
    const asked = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions // WebOTP is not in TypeScript's DOM
    navigator.credentials
      .get(asked)
      .then((credential) => {
        const code = credential && 'code' in credential ? String(credential.code) : ''
        const field = step.current?.querySelector<HTMLInputElement>('[name=otp]')
        if (!field || !code) return
        field.value = code
        step.current?.querySelector<HTMLButtonElement>('[value=code]')?.click()
      })
      // No message came, or the person said no: the code is typed.
      .catch(() => {})
    return () => stop.abort()
  }, [step])
}
