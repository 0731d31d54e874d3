// Labels of lines that few people see: the server words them.
import { Plural, Trans } from '@lingui/react/macro'

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
