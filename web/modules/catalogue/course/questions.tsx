import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { CourseData } from './course.server.ts'

export function Questions({ questions }: Pick<CourseData, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <section className="page grid gap-2 py-6" aria-labelledby="questions">
      <h2 id="questions" className="text-h3">
        <Trans>Questions families ask</Trans>
      </h2>
      <div>
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={id} group="questions" title={<span lang={question.lang}>{question.text}</span>}>
            <p lang={answer.lang}>{answer.text}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
