import { useLingui } from '@lingui/react/macro'
import type { Kind } from './kinds.ts'

export function useKindNames(): Readonly<Record<Kind, string>> {
  const { t } = useLingui()
  return { FULL: t`Full course`, CRASH: t`Crash course`, REVISION: t`Revision`, SPECIAL: t`Special` }
}
