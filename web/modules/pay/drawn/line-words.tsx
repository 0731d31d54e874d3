// Labels of lines that few people see: the server words them.
import { Plural, Trans } from '@lingui/react/macro'
import { BatchName } from '#web/ui/course/batch-name.tsx'
import type { OpenPay } from '../pay.server.ts'

/** The name of the credit line for the plan that this one replaces. */
export function CreditWords({ days }: { readonly days: number }) {
  return (
    <>
      <Trans>Left of your plan:</Trans> <Plural value={days} one="# day" other="# days" />
    </>
  )
}

export function TrialWords() {
  return <Trans>Trial of the whole course</Trans>
}

export function BatchWords({ label, from, till }: NonNullable<OpenPay['batch']>) {
  return (
    <>
      <BatchName label={label} />
      {' · '}
      <Trans>
        {from} to {till}
      </Trans>
    </>
  )
}
