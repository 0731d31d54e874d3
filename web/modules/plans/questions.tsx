import { Trans } from '@lingui/react/macro'
import { QuestionList } from '#web/ui/course/questions.tsx'
import type { PlansPage } from './plans.server.ts'

/** Facts that a family wants to know before it pays. */
export function Questions({ questions }: Pick<PlansPage, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <section className="grid gap-x-8 gap-y-2 py-4 lg:grid-cols-12" aria-labelledby="questions">
      <h2 id="questions" className="text-h3 lg:col-span-5">
        <Trans>Questions families ask</Trans>
      </h2>
      <div className="lg:col-span-7">
        <QuestionList questions={questions} />
      </div>
    </section>
  )
}
