// Labels of lines that few people see: the server words them.
import { Plural, Trans } from '@lingui/react/macro'

/** What is taken off for the plan that this one takes the place of. */
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
