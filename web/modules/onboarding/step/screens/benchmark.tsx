import { Plural, Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Screen } from '../read-screens.server.ts'
import type { ScreenProps } from '../screen-props.ts'

export function Benchmark({ screen: { tests }, step }: ScreenProps<Screen<'BENCHMARK'>>) {
  const link = useLink()
  return (
    <div className="grid gap-5">
      <ul className="grid gap-3">
        {tests.map(({ testId, title, minutes, questions, note, isTaken, attemptId }) => (
          <li key={testId} className="card grid gap-3">
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
            <ButtonLink href={link(isTaken && attemptId ? `/quiz/${testId}/result/${attemptId}` : `/quiz/${testId}`)} kind={isTaken ? 'ghost' : 'primary'} size="small">
              {isTaken ? <Trans>See the result</Trans> : <Trans>Take the test</Trans>}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-3">
        <Trans>You and your teacher see the result. It does not change any price, and nobody can fail.</Trans>
      </p>
      {step.status === 'DONE' && (
        <Notice tone="good">
          <Trans>Done.</Trans>
        </Notice>
      )}
    </div>
  )
} // prettier-ignore
