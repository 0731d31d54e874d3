import { Trans } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import type { Step } from './step.ts'

export function Heading({ step }: { step: Step }) {
  if (step.kind === 'APP')
    return step.app === null ? <Trans>Finish paying in your UPI app</Trans> : <Trans>Finish paying in {step.app}</Trans>
  if (step.kind === 'QR') return <Trans>Scan with any UPI app</Trans>
  if (step.kind === 'COLLECT') return <Trans>Approve the request in your UPI app</Trans>
  if (step.kind === 'BANK') return <Trans>Finish paying on the bank’s page</Trans>
  if (step.kind === 'UNKNOWN') return <Trans>We are asking the bank about your payment</Trans>
  return <Trans>We are waiting for your bank</Trans>
}

interface WaysProps {
  readonly step: Step
  /** The payment page for the same course. */
  readonly payPath: string
}

/** The next step, and the alternatives. */
export function Ways({ step, payPath }: WaysProps) {
  const link = useLink()
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
      {(step.kind === 'APP' || step.kind === 'COLLECT') && <QrInstead />}
      <ButtonLink href={link(payPath)} kind="quiet" size="fit">
        <Trans>Use another way</Trans>
      </ButtonLink>
    </div>
  )
}

function QrInstead() {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="w-full">
      <Button kind="ghost" isBusy={isBusy}>
        <Icon name="qr-code" />
        {isBusy ? <Trans>Making the code …</Trans> : <Trans>Show a QR code instead</Trans>}
      </Button>
    </Form>
  )
}
