import { Trans } from '@lingui/react/macro'
import { QuestionList } from '#web/ui/course/questions.tsx'
import type { CourseData } from './course.server.ts'

export function Questions({ questions }: Pick<CourseData, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <section className="page grid gap-2 py-6" aria-labelledby="questions">
      <h2 id="questions" className="text-h3">
        <Trans>Questions families ask</Trans>
      </h2>
      <div>
        <QuestionList questions={questions} />
      </div>
    </section>
  )
}
