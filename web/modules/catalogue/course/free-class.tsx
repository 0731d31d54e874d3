import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import type { CourseData } from './course.server.ts'

export function FreeClass({ free }: Pick<CourseData, 'free'>) {
  const link = useLink()
  if (!free) return null
  const { path, title, ...row } = free
  return (
    <section aria-labelledby="free" className="grid gap-3">
      <h2 id="free" className="text-h3">
        <Trans>A class you can join free</Trans>
      </h2>
      <ClassRow {...row} title={<a href={link(path)}>{title}</a>} />
    </section>
  )
}
