import { Plural, Trans } from '@lingui/react/macro'
import { Claim } from '#web/ui/course/claim.tsx'
import type { CourseData } from './course.server.ts'

/** Each with rank, exam, year, course, its length and whether it was paid for: decision L-37. */
export function Toppers({ course: { toppers } }: Pick<CourseData, 'course'>) {
  if (toppers.length === 0) return null
  return (
    <section aria-labelledby="toppers" className="page grid gap-3 py-6">
      <h2 id="toppers" className="text-h3">
        <Trans>Results we can show</Trans>
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {toppers.map(({ id, name, result, exam, year, course, sourceUrl, ...taken }) => (
          <li key={id}>
            <Claim
              figure={result}
              text={`${name}, ${exam}`}
              course={course}
              year={year}
              sample={<Taken {...taken} />}
              sourceUrl={sourceUrl}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Taken({ courseMonths, wasPaid }: { courseMonths: number; wasPaid: boolean }) {
  return (
    <>
      <Plural value={courseMonths} one="# month" other="# months" />,{' '}
      {wasPaid ? <Trans>paid course</Trans> : <Trans>free course</Trans>}
    </>
  )
}
