import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { QuestionList } from '#web/ui/course/questions.tsx'
import type { PlansPage } from './plans.server.ts'

/** The facts a family wants to know before it pays. */
export function Assurances({ policies, questions }: Pick<PlansPage, 'policies' | 'questions'>) {
  return (
    <div className="grid gap-5">
      <Policies policies={policies} />
      <Questions questions={questions} />
    </div>
  )
}

/** The rules about the money after the purchase: the refund sentence and the promise, with equal prominence. */
function Policies({ policies }: Pick<PlansPage, 'policies'>) {
  const link = useLink()
  if (policies.length === 0) return null
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {policies.map(({ kind, title, summary }) => (
        <li key={kind} className="card flex gap-3">
          <span className="text-mor">
            <Icon name={kind === 'PROMISE' ? 'shield-check' : 'receipt-indian-rupee'} size={24} />
          </span>
          <div>
            <h2 className="text-body font-semibold" lang={title.lang}>
              {title.text}
            </h2>
            <p lang={summary.lang} className="text-ink-2">
              {summary.text}
            </p>
            <p className="text-sm">
              <a href={link(`/policies/${kind.toLowerCase()}`)}>
                {kind === 'PROMISE' ? (
                  <Trans>Read the terms of the promise</Trans>
                ) : (
                  <Trans>Read the refund policy</Trans>
                )}
              </a>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Questions({ questions }: Pick<PlansPage, 'questions'>) {
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
