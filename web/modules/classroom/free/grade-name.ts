import { useLingui } from '@lingui/react/macro'

/** "LKG", "Class 7", "Class 12 Pass": decision L-11, in the language of the page. */
export function useGradeName(): (grade: number) => string {
  const { t } = useLingui()
  return (grade) => {
    if (grade === -2) return t`LKG`
    if (grade === -1) return t`UKG`
    return grade === 13 ? t`Class 12 Pass` : t`Class ${grade}`
  }
}
