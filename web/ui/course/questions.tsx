import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { Disclosure } from '../layers/disclosure.tsx'

export interface Question {
  readonly id: string
  readonly question: TextInLanguage
  readonly answer: TextInLanguage
}

export interface QuestionsProps {
  readonly questions: readonly Question[]
  readonly heading: TextInLanguage
}

export function Questions({ questions, heading }: QuestionsProps) {
  if (questions.length === 0) return null
  return (
    <section className="page grid gap-x-8 gap-y-2 py-6 lg:grid-cols-12 lg:py-8" aria-labelledby="questions">
      <h2 id="questions" lang={heading.lang} className="text-h2 lg:col-span-5">
        {heading.text}
      </h2>
      <div className="lg:col-span-7">
        <QuestionList questions={questions} />
      </div>
    </section>
  )
}

/** One open at a time. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return questions.map(({ id, question, answer }) => (
    <Disclosure key={id} group="questions" title={<span lang={question.lang}>{question.text}</span>}>
      <p lang={answer.lang}>{answer.text}</p>
    </Disclosure>
  ))
}
