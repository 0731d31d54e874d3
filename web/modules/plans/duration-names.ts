import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** 0 is the full course. */
export function useDurationNames(): (months: number) => string {
  const { t } = useLingui()
  return (months) => (months === 0 ? t`Full course` : t`${plural(months, { one: '# month', other: '# months' })}`)
}

/** "Classic, full course". */
export function usePlanTitle(): (name: string, months: number) => string {
  const { t } = useLingui()
  return (name, months) =>
    months === 0 ? t`${name}, full course` : t`${name}, ${plural(months, { one: '# month', other: '# months' })}`
}
