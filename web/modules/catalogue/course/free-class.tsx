import { Trans } from '@lingui/react/macro'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import type { CourseData } from './course.server.ts'

export function FreeClass({ free }: Pick<CourseData, 'free'>) {
  if (!free) return null
  return (
    <section aria-labelledby="free" className="grid gap-3">
      <h2 id="free" className="text-h3">
        <Trans>A class you can join free</Trans>
      </h2>
      <ClassRow {...free} />
    </section>
  )
}
