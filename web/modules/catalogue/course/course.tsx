import type { Handle } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import { Curriculum } from '#web/ui/course/curriculum.tsx'
import { TeacherList } from '#web/ui/course/teacher-list.tsx'
import type { Route } from './+types/course.ts'
import { Batches } from './batches.tsx'
import { BuyBar } from './buy-bar.tsx'
import { readCourse } from './course.server.ts'
import { CourseHead } from './course-head.tsx'
import { Editions } from './editions.tsx'
import { FreeClass } from './free-class.tsx'
import { KeyStats, Services, Tests, Video } from './course-details.tsx'
import { Questions } from './questions.tsx'
import { Similar } from './similar.tsx'
import { Summary } from './summary.tsx'
import { Toppers } from './toppers.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readCourse(page, args.params.slug))
}

/** Sections without data are left out. */
export default function Course({ loaderData: data }: Route.ComponentProps) {
  return (
    <>
      <CourseHead {...data} />
      <div className="page grid gap-6 py-6 lg:grid-cols-12 lg:gap-8">
        <div className="grid content-start gap-6 lg:col-span-7">
          <Summary {...data} />
          <KeyStats {...data} />
          <Video {...data} />
          <Batches {...data} />
          <Curriculum months={data.months} openMonth={data.openMonth} />
        </div>
        <div className="grid content-start gap-6 lg:col-span-5">
          <Editions {...data} />
          <FreeClass {...data} />
          <Services {...data} />
          <TeacherList teachers={data.teachers} />
          <Tests {...data} />
        </div>
      </div>
      <Toppers {...data} />
      <Questions {...data} />
      <Similar {...data} />
      <BuyBar {...data} />
    </>
  )
}
