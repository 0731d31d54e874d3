import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { QuestionList } from '#web/ui/course/questions.tsx'
import type { PayPage } from '../pay.server.ts'

export function Questions({ questions }: Pick<PayPage, 'questions'>) {
  const link = useLink()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className="grid gap-x-8 gap-y-2 py-4 lg:grid-cols-12">
      <h2 id="questions" className="text-h3 lg:col-span-5">
        <Trans>Questions about paying</Trans>
      </h2>
      <div className="lg:col-span-7">
        <QuestionList questions={questions} />
        <p className="py-3">
          <a href={link('/money-left')} className="lone-link">
            <Trans>Money left your account?</Trans>
          </a>
        </p>
      </div>
    </section>
  )
}
