import { Curriculum } from '#web/ui/course/curriculum.tsx'
import { TeacherList } from '#web/ui/course/teacher-list.tsx'
import type { Offer } from './plans.server.ts'

/** Who teaches, and what when. */
export function Course({ teachers, months }: Pick<Offer, 'teachers' | 'months'>) {
  return (
    <div className="grid gap-x-8 gap-y-6 py-4 lg:grid-cols-2">
      <TeacherList teachers={teachers} />
      <Curriculum months={months} />
    </div>
  )
}
