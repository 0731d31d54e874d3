import { useLingui } from '@lingui/react/macro'
import type { HELP_CATEGORIES } from '#core/modules/tickets/ticket-terms.ts'

export function useCategoryNames(): Readonly<Record<(typeof HELP_CATEGORIES)[number], string>> {
  const { t } = useLingui()
  return {
    PAYMENT: t`Payments and refunds`,
    CLASS: t`Classes and teachers`,
    TEST: t`Tests and reports`,
    ACCOUNT: t`Account and family`,
    CONTENT: t`Something on a page is wrong`,
    OTHER: t`Something else`,
    GRIEVANCE: t`Complaint to the grievance officer`,
  }
}
