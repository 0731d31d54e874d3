import { Trans } from '@lingui/react/macro'
import type { Spoken } from '#core/taxonomy/language.ts'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'

export interface Question {
  readonly id: string
  readonly question: Spoken
  readonly answer: Spoken
}

export function Questions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null
  return (
    <section className="page grid gap-x-8 gap-y-2 py-6 lg:grid-cols-12 lg:py-10" aria-labelledby="questions">
      <h2 id="questions" className="text-h3 lg:col-span-5 lg:text-h2">
        <Trans>Questions families ask</Trans>
      </h2>
      <div className="lg:col-span-7">
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={id} group="questions" title={<span lang={question.lang}>{question.text}</span>}>
            <p lang={answer.lang}>{answer.text}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
