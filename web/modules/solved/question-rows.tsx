import { Trans } from '@lingui/react/macro'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { solvedApi } from '#core/modules/solved/api.ts'
import { useLink } from '#web/page/link.ts'

type Card = ResponseOf<typeof solvedApi.listQuestions>['questions'][number]

export function QuestionRows({ questions }: { readonly questions: readonly Card[] }) {
  const link = useLink()
  return (
    <ul className="grid gap-3">
      {questions.map(({ slug, title, isAnswered }) => (
        <li key={slug} className="card">
          <a href={link(`/question/${slug}`)} className="lone-link" lang={title.lang}>
            {title.text}
          </a>
          {!isAnswered && (
            <p className="text-sm text-ink-2">
              <Trans>Not answered yet</Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
