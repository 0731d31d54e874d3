// Marks that a corrected key has moved.
import { Trans } from '@lingui/react/macro'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { ResultData } from './result.server.ts'
import { shownMarks } from '../shown/shown-answer.ts'

type Score = NonNullable<ResultData['score']>

export function Corrections({ revisions, questions }: Pick<Score, 'revisions' | 'questions'>) {
  return revisions.map(({ kind, questionId, oldMarks, newMarks, at }) => {
    const no = questions.findIndex(({ id }) => id === questionId) + 1
    const [before, after] = [shownMarks(oldMarks), shownMarks(newMarks)]
    return (
      <Notice key={questionId + at} tone="warm">
        {kind === 'MARKED_AGAIN' ? (
          <Trans>
            Question {no} was marked again. Your marks moved from {before} to {after}.
          </Trans>
        ) : (
          <Trans>
            Question {no} was corrected after the test. Your marks moved from {before} to {after}.
          </Trans>
        )}
      </Notice>
    )
  })
}
