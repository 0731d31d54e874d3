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

/** "Class 9, Class 10", or "Class 9 – 12" where they follow each other. Empty for every class. */
export function useGradeNames(): (grades: readonly number[]) => string {
  const { t } = useLingui()
  const gradeName = useGradeName()
  return (grades) => {
    const sorted = [...grades].toSorted((a, b) => a - b)
    const [first, last] = [sorted[0], sorted.at(-1)]
    if (first === undefined || last === undefined) return ''
    const isRun = first > 0 && last <= 12 && sorted.length > 2 && last - first === sorted.length - 1
    return isRun ? t`Class ${first} to ${last}` : sorted.map(gradeName).join(', ')
  }
}
