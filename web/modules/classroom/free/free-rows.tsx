import { useLink } from '#web/page/link.ts'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import type { FreeList } from './free-classes.server.ts'
import { useGradeName } from '#web/ui/course/grade-name.ts'

export function FreeRows({ classes }: Pick<FreeList, 'classes'>) {
  const link = useLink()
  const gradeName = useGradeName()
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
      {classes.map(({ path, title, note, grade, ...when }) => (
        <li key={path}>
          <ClassRow {...when} title={<a href={link(path)}>{title}</a>} note={`${gradeName(grade)} · ${note}`} />
        </li>
      ))}
    </ul>
  )
}
