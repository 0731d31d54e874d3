import { useLingui } from '@lingui/react/macro'
import type { ShortProgramType } from '#core/modules/listings/shelf.ts'

export function useTypeNames(): Readonly<Record<ShortProgramType, string>> {
  const { t } = useLingui()
  return { FEATURED: t`Featured`, SHORT_TERM: t`Short-term`, ONE_TO_ONE: t`One-to-one`, TOPIC_SPECIFIC: t`Topic-specific` } // prettier-ignore
}
