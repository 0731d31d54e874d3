import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { normalisePhone, showPhone } from '#core/taxonomy/phone.ts'
import type { Handle } from '#web/page/handle.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { actForHousehold, load } from '#web/page/page.server.ts'
import type { Problem } from '#web/page/problem.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { CodeFields } from '../code-fields.tsx'
import { Card, MePage } from '../me-page.tsx'
import type { Route } from './+types/contact.ts'
import { changeContact, contactStepIn, readContact, type ContactStep } from './contact.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readContact)
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, changeContact, contactStepIn)
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { phone, email, isEmailVerified, isUnreachable, done } = loaderData
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const step: ContactStep = actionData ?? { at: 'start', phone: '', email: '' }
  return (
    <MePage title={t`Phone and e-mail`} tab="/me?tab=profile" problem={problem} done={useDone(done)}>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <Card id="number" title={<Trans>Mobile number</Trans>}>
          <p>
            <Trans>You sign in with {phone}.</Trans>
          </p>
          <PageForm className="grid gap-4">
            <PhoneStep step={step} now={phone} problem={problem} />
          </PageForm>
        </Card>
        <Card id="mail" title={<Trans>E-mail</Trans>}>
          <p>
            {email === null && <Trans>There is no address yet. Receipts and invoices go to it.</Trans>}
            {email !== null && isEmailVerified && <Trans>{email}, checked with a code.</Trans>}
            {email !== null && !isEmailVerified && <Trans>{email}, not checked yet.</Trans>}
          </p>
          {isUnreachable && (
            <Notice tone="warm" title={<Trans>Our mail does not arrive at this address</Trans>}>
              <Trans>
                It came back, or was reported as spam, so we send none there. Enter another address below: receipts and
                invoices then go to it.
              </Trans>
            </Notice>
          )}
          <PageForm className="grid gap-4">
            <MailStep step={step} now={email} problem={problem} />
          </PageForm>
        </Card>
      </div>
    </MePage>
  )
}

function useDone(done: string | null): ReactNode {
  const { t } = useLingui()
  if (done === 'phone')
    return t`The number was changed. Other browsers are signed out, and the old number was notified.`
  return done === 'email' ? t`The address is confirmed and saved.` : undefined
}

interface StepProps {
  readonly step: ContactStep
  readonly problem: Problem | undefined
}

/** First a code to the old number, then one to the new: a browser left open is not enough to take an account away. */
function PhoneStep({ step, now, problem }: StepProps & { now: string }) {
  const { t } = useLingui()
  const error = problem?.fields['otp']
  if (step.at === 'old') {
    const { phone, verificationId } = step
    return (
      <CodeFields
        carried={{ phone, verificationId }}
        sentTo={now}
        error={error}
        step="new"
        says={<Trans>Continue</Trans>}
        again="old"
      />
    )
  }
  if (step.at === 'new') {
    const { phone, verificationId, confirmation } = step
    return (
      <CodeFields
        carried={{ phone, verificationId, confirmation }}
        sentTo={shown(phone)}
        error={error}
        step="change"
        says={<Trans>Change the number</Trans>}
        again="new-again"
      />
    )
  }
  return (
    <>
      <Field
        name="phone"
        label={t`New mobile number`}
        hint={t`We send a code to the number you have now, and then one to the new number.`}
        error={problem?.fields['phone']}
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        defaultValue={step.at === 'start' ? step.phone : ''}
        required
      />
      <Button size="fit" name="step" value="old">
        <Trans>Change the number</Trans>
      </Button>
    </>
  )
}

function shown(phone: string): string {
  const known = normalisePhone(phone)
  return known ? showPhone(known) : phone
}

function MailStep({ step, now, problem }: StepProps & { now: string | null }) {
  const { t } = useLingui()
  if (step.at === 'mail')
    return (
      <CodeFields
        carried={{ email: step.email, verificationId: step.verificationId }}
        sentTo={step.email}
        error={problem?.fields['otp']}
        step="mailed"
        says={<Trans>Keep this address</Trans>}
        again="mail"
      />
    )
  return (
    <>
      <Field
        name="email"
        label={now === null ? t`E-mail address` : t`New e-mail address`}
        hint={t`We mail a code there.`}
        error={problem?.fields['email']}
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={step.at === 'start' ? step.email : ''}
        required
      />
      <Button size="fit" kind="ghost" name="step" value="mail">
        <Trans>Mail a code</Trans>
      </Button>
    </>
  )
}
