import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** "Classic, full course", "Classic, 1 month". */
export function usePlanTitle(): (plan: string, months: number | null) => string {
  const { t } = useLingui()
  return (plan, months) =>
    months ? t`${plan}, ${plural(months, { one: '# month', other: '# months' })}` : t`${plan}, full course`
}
