import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import type { Problem } from '#web/page/problem.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { BankOtp } from './bank-otp.tsx'
import type { Step } from './step.ts'

export function Heading({ step }: { step: Step }) {
  if (step.kind === 'APP')
    return step.app === null ? <Trans>Finish paying in your UPI app</Trans> : <Trans>Finish paying in {step.app}</Trans>
  if (step.kind === 'QR') return <Trans>Scan with any UPI app</Trans>
  if (step.kind === 'COLLECT') return <Trans>Approve the request in your UPI app</Trans>
  if (step.kind === 'BANK') return <Trans>Finish paying on the bank’s page</Trans>
  if (step.kind === 'OTP') return <Trans>Confirm with your bank’s one-time password</Trans>
  if (step.kind === 'UNKNOWN') return <Trans>We are asking the bank about your payment</Trans>
  if (step.kind === 'ASKING') return <Trans>We are asking your bank</Trans>
  return <Trans>We are waiting for your bank</Trans>
}

interface WaysProps {
  readonly step: Step
  /** The payment page for the same course. */
  readonly payPath: string
  readonly orderId: string
  readonly problem: Problem | undefined
}

/** The next step, and the alternatives. */
export function Ways({ step, payPath, orderId, problem }: WaysProps) {
  const link = useLink()
  if (step.kind === 'ASKING') return <NotPaid orderId={orderId} leftMs={step.leftMs} />
  // A second payment is kept back until it is known whether this one has begun.
  if (step.kind === 'UNKNOWN') return null
  return (
    <div className="grid w-full justify-items-center gap-2">
      {step.kind === 'APP' && step.href !== null && (
        <ButtonLink href={step.href}>
          {step.app === null ? <Trans>Open the app again</Trans> : <Trans>Open {step.app} again</Trans>}
        </ButtonLink>
      )}
      {step.kind === 'BANK' && (
        <ButtonLink href={step.href}>
          <Trans>Continue to the bank’s page</Trans>
          <Icon name="external-link" />
        </ButtonLink>
      )}
      {step.kind === 'OTP' && <BankOtp bankPage={step.href} problem={problem} />}
      {(step.kind === 'APP' || step.kind === 'COLLECT') && <QrInstead />}
      <ButtonLink href={link(payPath)} kind="quiet" size="fit">
        <Trans>Use another way</Trans>
      </ButtonLink>
    </div>
  )
}

/** For who left the bank's page without paying: once the bank has had its time to answer. */
function NotPaid({ orderId, leftMs }: { orderId: string; leftMs: number }) {
  const link = useLink()
  const [isOver, setIsOver] = useState(leftMs === 0)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), leftMs)
    return () => clearTimeout(timer)
  }, [leftMs])
  if (!isOver) return null
  return (
    <p>
      <a href={link(`/pay/${orderId}/wait`)} className="text-link">
        <Trans>I left the bank’s page without paying</Trans>
      </a>
    </p>
  )
}

function QrInstead() {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <RouterForm className="w-full">
      <Button kind="ghost" isBusy={isBusy}>
        <Icon name="qr-code" />
        {isBusy ? <Trans>Making the code …</Trans> : <Trans>Show a QR code instead</Trans>}
      </Button>
    </RouterForm>
  )
}
