import type { Handle } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/course-list.ts'
import { readCourses } from './course-list.server.ts'
import { CourseIndex } from './list/course-index.tsx'
import { ListOfCourses } from './list/list-of-courses.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readCourses)
}

export default function Courses({ loaderData: { list, index } }: Route.ComponentProps) {
  if (index) return <CourseIndex {...index} />
  return list && <ListOfCourses {...list} />
}
