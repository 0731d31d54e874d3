// Recommendations after a test: a lesson, practice of the weakest chapter, and the questions to ask about.
import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Locked } from '#web/ui/layers/locked.tsx'
import type { ResultData } from './result.server.ts'

export function NextSteps({ next, solutions, doubtLock }: ResultData) {
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
          <Trans>Watch “{lesson.title}”</Trans>
        </ButtonLink>
      )}
      {practice && weakestChapter && <Practice chapter={weakestChapter} {...practice} />}
      {test && (
        <ButtonLink href={link(`/quiz/${test.id}`)} kind="ghost">
          <Trans>
            Write the test “<span lang={test.title.lang}>{test.title.text}</span>”
          </Trans>
        </ButtonLink>
      )}
      {doubts.length > 0 && <Doubts numbers={numbersOf(solutions, doubts)} lock={doubtLock} />}
    </section>
  )
}

function numbersOf(solutions: ResultData['solutions'], doubts: readonly string[]): number[] {
  return solutions.flatMap(({ question }, i) => (doubts.includes(question.id) ? i + 1 : []))
}

interface DoubtsProps {
  readonly numbers: readonly number[]
  readonly lock: ResultData['doubtLock']
}

/** Questions that were not right. Each has its solution below, and the form to ask about it. */
function Doubts({ numbers, lock }: DoubtsProps) {
  return (
    <>
      <p>
        {lock ? (
          <Trans>Read the solutions of what was not right.</Trans>
        ) : (
          <Trans>Read the solutions of what was not right, and ask us there about what is not clear.</Trans>
        )}
      </p>
      <ul className="flex flex-wrap gap-3">
        {numbers.map((no) => (
          <li key={no}>
            <a href={`#question-${no}`} className="text-link">
              <Trans>Question {no}</Trans>
            </a>
          </li>
        ))}
      </ul>
      {lock && <Locked {...lock} />}
    </>
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
        <RouterForm>
          <input type="hidden" name="practises" value="yes" />
          <Button size="fit">{words}</Button>
        </RouterForm>
      ) : (
        <ButtonLink href={link(`/quiz/${paperId}`)}>{words}</ButtonLink>
      )}
      <p className="text-sm text-ink-2">
        <Trans>Every answer is checked and explained at once.</Trans>
      </p>
    </div>
  )
}
