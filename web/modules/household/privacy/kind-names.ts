import { useLingui } from '@lingui/react/macro'
import type { RequestKind } from '#core/modules/privacy/request.ts'

export function useKindNames(): Readonly<Record<RequestKind, string>> {
  const { t } = useLingui()
  return {
    EXPORT: t`A copy of our data, with an explanation`,
    CORRECT: t`Correct something that is wrong`,
    NOMINATE: t`Nominate a person who acts for us`,
    ERASE: t`Delete our data`,
  }
}
