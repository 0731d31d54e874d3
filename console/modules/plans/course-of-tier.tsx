// Above a column: the course that new plans of the tier sell.
import { useGetList, type RaRecord } from 'react-admin'
import { shownVariant, type VariantName } from '#core/modules/catalogue/variant.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { PickerOf } from '../../kit/inputs/picker-of.tsx'

interface Course extends RaRecord<string> {
  readonly title: LocalisedText
  readonly variantName: string | null
}

interface Props {
  readonly tier: VariantName
  readonly program: { readonly grade: number; readonly target: string }
  readonly courseOf: (tier: string) => string | undefined
  readonly chooseCourse: (tier: string, bundleId: string) => void
}

export function CourseOfTier(props: Props) {
  return (
    <PickerOf list="courses" label={shownVariant(props.tier, props.program.grade)}>
      <CourseChoice {...props} />
    </PickerOf>
  )
}

function CourseChoice({ tier, program: { grade, target }, courseOf, chooseCourse }: Props) {
  const { data: courses = [] } = useGetList<Course>('courses', {
    filter: { grade, target },
    pagination: { page: 1, perPage: 100 },
  })
  const fitting = courses.filter(({ variantName }) => variantName === tier || variantName === null)
  const chosen = courseOf(tier) ?? ''
  return (
    <label className="course-of-tier">
      {shownVariant(tier, grade)}
      <select
        aria-label={`Course of ${tier}`}
        value={chosen}
        onChange={({ target: { value } }) => chooseCourse(tier, value)}
      >
        <option value="">no course</option>
        {chosen !== '' && !fitting.some(({ id }) => id === chosen) && <option value={chosen}>{chosen}</option>}
        {fitting.map(({ id, title }) => (
          <option key={id} value={id}>
            {title.en}
          </option>
        ))}
      </select>
    </label>
  )
}
