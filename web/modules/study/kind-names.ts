import { useLingui } from '@lingui/react/macro'
import type { ResourceAccess, ResourceKind } from '#core/modules/library/resource-kind.ts'

export function useKindNames(): Readonly<Record<ResourceKind, string>> {
  const { t } = useLingui()
  return {
    NOTES: t`Notes`,
    FORMULAE: t`Formulae`,
    NCERT_SOLUTIONS: t`NCERT books and solutions`,
    PREVIOUS_YEAR: t`Previous years’ questions`,
    SAMPLE_PAPER: t`Sample papers`,
    FILM: t`Videos`,
  }
}

export function useAccessNames(): Readonly<Record<ResourceAccess, string>> {
  const { t } = useLingui()
  return { FREE: t`Free`, LOGIN: t`Free with a login`, ENROLLED: t`For learners of the course` }
}
