import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import type { TextInLanguage } from '#core/taxonomy/language.ts'

/** The refund terms in force, shown where one pays, if staff have written any. */
export function PolicyLine({ policy }: { readonly policy: TextInLanguage | undefined }) {
  const link = useLink()
  if (!policy) return null
  return (
    <p className="text-sm text-ink-3">
      <span lang={policy.lang}>{policy.text}</span>{' '}
      <a href={link('/policies/refund')}>
        <Trans>Read the policy</Trans>
      </a>
    </p>
  )
}
