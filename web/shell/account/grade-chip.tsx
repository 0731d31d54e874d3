import { useLingui } from '@lingui/react/macro'
import { gradeChip, type GradeAndTarget } from '#core/taxonomy/grade.ts'
import { useGradeName } from '#web/ui/course/grade-name.ts'

/** The label of a learner's class: learning spec, section 3. One that says "Grade" names the class for a screen reader: L-11. */
export function GradeChip({ studying }: { studying: GradeAndTarget }) {
  const { t } = useLingui()
  const gradeName = useGradeName()
  const { grade } = studying
  const chip = gradeChip(studying)
  const shape = 'inline-block rounded-full bg-mor-tint px-3 text-cap font-semibold text-mor'
  if (!chip)
    return (
      <span role="img" aria-label={gradeName(grade)} className={shape}>
        {t`Grade`}
      </span>
    )
  return <span className={shape}>{chip.exam ? `${t`Class ${grade}`}-${chip.exam}` : t`Class ${grade}`}</span>
}
