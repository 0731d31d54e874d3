import type { Handle } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import { RefundCard } from '#web/ui/course/cards/refund-card.tsx'
import { Curriculum } from '#web/ui/course/curriculum.tsx'
import type { Route } from './+types/course.ts'
import { Batches } from './batches.tsx'
import { BuyBar } from './buy-bar.tsx'
import { readCourse } from './course.server.ts'
import { CourseHead } from './course-head.tsx'
import { Editions } from './editions.tsx'
import { BeforeYouJoin, ParentsSee, Reviews } from './families.tsx'
import { FreeClass } from './free-class.tsx'
import { JoiningToday } from './joining-today.tsx'
import { KeyStats, Services, Tests, Video } from './course-details.tsx'
import { Questions } from './questions.tsx'
import { Similar } from './similar.tsx'
import { Facts, Purchase, Summary } from './summary.tsx'
import { Clip, NotesAndQuestions } from './taste.tsx'
import { Teachers } from './teachers.tsx'
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
      <div className="page course-page gap-6 py-6 lg:gap-8">
        <div className="course-head">
          <Summary {...data} />
        </div>
        <div className="course-side grid content-start gap-6">
          <Purchase {...data} />
          <JoiningToday {...data} />
        </div>
        <div className="course-main grid content-start gap-8">
          <Facts {...data} />
          <KeyStats {...data} />
          <Video {...data} />
          <Clip {...data} />
          <Editions {...data} />
          <Services {...data} />
          <Batches {...data} />
          <FreeClass {...data} />
          <Curriculum months={data.months} openMonth={data.openMonth} />
          <Tests {...data} />
          {!data.owned && data.isOpen && <RefundCard {...data.refund} />}
        </div>
      </div>
      <Teachers {...data} />
      <NotesAndQuestions {...data} />
      <ParentsSee {...data} />
      <Reviews {...data} />
      <Toppers {...data} />
      <BeforeYouJoin {...data} />
      <Questions {...data} />
      <Similar {...data} />
      <BuyBar {...data} />
    </>
  )
}
