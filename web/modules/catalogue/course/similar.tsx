import { Trans } from '@lingui/react/macro'
import { GroupCard } from '../list/group-card.tsx'
import type { CourseData } from './course.server.ts'

export function Similar({ similar }: Pick<CourseData, 'similar'>) {
  if (similar.length === 0) return null
  return (
    <section className="page grid gap-4 py-8" aria-labelledby="similar">
      <h2 id="similar" className="text-h3">
        <Trans>Similar courses</Trans>
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {similar.map((course) => (
          <li key={course.tiers[0]?.bundleId} className="grid">
            <GroupCard course={course} level="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
