import { useLingui } from '@lingui/react/macro'

/** The sentences that t0.js says in place of the browser's own messages. `{label}` becomes the name of the field. */
export function FormWords() {
  const { t } = useLingui()
  const label = '{label}'
  return (
    <template
      id="form-words"
      data-summary={t`Please check what you entered:`}
      data-enter={t`Enter: ${label}`}
      data-choose={t`Choose: ${label}`}
      data-tick={t`Tick: ${label}`}
      data-check={t`This does not look right: ${label}`}
      data-offline={t`You are offline. What you typed is still here.`}
      data-kept={t`This was not sent. What you typed is still here.`}
      data-login={t`Log in to continue. What you typed is still here.`}
    />
  )
}
