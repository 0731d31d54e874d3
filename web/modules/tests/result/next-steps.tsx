// Recommendations after a test: a lesson, practice of the weakest chapter, and the questions to ask about.
import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import { useLink } from '#web/page/link.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import type { ResultData } from './result.server.ts'

export function NextSteps({ next }: ResultData) {
  const link = useLink()
  if (!next) return null
  const { weakestChapter, lesson, practice, test, doubts } = next
  return (
    <section className="grid max-w-prose justify-items-start gap-3">
      <h2 className="text-h3">
        <Trans>Next</Trans>
      </h2>
      {weakestChapter && (
        <p>
          <Trans>Revise “{weakestChapter}” before anything else.</Trans>
        </p>
      )}
      {lesson && (
        <ButtonLink href={link(`/learn/${lesson.bundleId}/${lesson.id}`)} kind="ghost">
          {lesson.title}
        </ButtonLink>
      )}
      {practice && weakestChapter && <Practice chapter={weakestChapter} {...practice} />}
      {test && (
        <ButtonLink href={link(`/quiz/${test.id}`)} kind="ghost">
          <span lang={test.title.lang}>{test.title.text}</span>
        </ButtonLink>
      )}
      {doubts.length > 0 && (
        <p>
          <Trans>Read the solutions below of what was not right, and ask your teacher about the rest.</Trans>
        </p>
      )}
    </section>
  )
}

interface PracticeProps {
  readonly chapter: string
  readonly questionCount: number
  readonly paperId: string | null
}

/** The set is made by the first press. */
function Practice({ chapter, questionCount, paperId }: PracticeProps) {
  const link = useLink()
  const words = (
    <Trans>
      Practise “{chapter}”: {questionCount} questions
    </Trans>
  )
  return (
    <div className="grid justify-items-start gap-1">
      {paperId === null ? (
        <Form method="post">
          <input type="hidden" name="practises" value="yes" />
          <Button size="fit">{words}</Button>
        </Form>
      ) : (
        <ButtonLink href={link(`/quiz/${paperId}`)}>{words}</ButtonLink>
      )}
      <p className="text-sm text-ink-2">
        <Trans>Every answer is checked and explained at once.</Trans>
      </p>
    </div>
  )
}
