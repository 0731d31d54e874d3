import { Plural, Trans } from '@lingui/react/macro'
import type { Screen } from '../read-screens.server.ts'
import type { ScreenProps } from '../screen-props.ts'
import { Agree } from './agree.tsx'

export function Benchmark({ screen: { tests }, step }: ScreenProps<Screen<'BENCHMARK'>>) {
  return (
    <div className="grid gap-5">
      <ul className="grid gap-3">
        {tests.map(({ testId, title, minutes, questions, note }) => (
          <li key={testId} className="card grid gap-1">
            <span lang={title.lang} className="font-semibold">
              {title.text}
            </span>
            <span className="text-sm text-ink-3">
              <Plural value={questions} one="# question" other="# questions" /> ·{' '}
              <Plural value={minutes} one="# minute" other="# minutes" />
            </span>
            <span lang={note.lang} className="text-sm text-ink-2">
              {note.text}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-3">
        <Trans>You and your teacher see the result. It does not change any price, and nobody can fail.</Trans>
      </p>
      <Agree isDone={step.status === 'DONE'} />
    </div>
  )
}
