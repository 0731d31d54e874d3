// Challenges of keys and corrections: operations console, O14.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { attemptsStaffApi } from '#core/modules/attempts/staff-api.ts'
import { staff, useStaffRecord, type StaffInput } from '../../frame/contract.ts'
import { State } from '../../kit/fields.tsx'
import { isSentence } from '../../kit/decisions/reason-field.tsx'
import { screen } from '../../kit/screen.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { useAction } from '../../kit/use-action.ts'
import { KeyField } from './key-field.tsx'
import { QuestionOfPaper } from './question-of-paper.tsx'

type Preview = ResponseOf<typeof attemptsStaffApi.staffResultActions.previewRegrade>

function RegradeDecision() {
  const regrade = useStaffRecord('regrades')
  return (
    <>
      {regrade && (
        <Card className="panel">
          <h2>What it moves</h2>
          <Moves preview={regrade.preview} />
          <p className="quiet">Counted when it was asked for.</p>
        </Card>
      )}
      <SecondDecision of="regrades" scope="tests.approve" approval={({ preview }) => `Correct ${preview.marksMoved} results`} />
    </>
  )
} // prettier-ignore

function Moves({ preview }: { readonly preview: Omit<Preview, 'key'> }) {
  const { attempts, marksMoved, ranksMoved, up, down } = preview
  return (
    <p>
      {marksMoved} of {attempts} results get other marks ({up} more, {down} fewer), and {ranksMoved} ranks move.
    </p>
  )
}

/** Counts what the correction in the form would move. */
function PreviewButton() {
  const { getValues } = useFormContext<StaffInput<'regrades'>>()
  const [preview, setPreview] = useState<Preview>()
  const read = useAction({ refreshes: false })
  const count = async () => {
    const { paperId, questionId, kind, key } = getValues()
    setPreview(await staff.staffResultActions.previewRegrade({ paperId, questionId, kind, key: key ?? null }))
  }
  return (
    <div>
      <Button type="button" variant="outlined" onClick={() => void read(count)}>
        Preview
      </Button>
      {preview && <Moves preview={preview} />}
    </div>
  )
}

function KeyWhereNeeded() {
  const kind = useWatch<StaffInput<'regrades'>, 'kind'>({ name: 'kind' })
  return kind === 'KEY_CHANGED' || kind === 'KEY_ADDED' ? <KeyField /> : null
}

const regrades = screen('regrades')(({ column, detail, filter, input }) => ({
  label: 'Corrections of keys',
  about: 'Wrong answer keys of tests that were taken. A second person approves, then all are marked again.',
  asText: ({ questionWords }) => questionWords,
  mayEdit: false,
  filters: [byAskedStatus, filter('paperId', 'Paper', { of: 'papers' })],
  columns: [
    column('paperId', 'Paper', { of: 'papers' }),
    column('questionWords', 'Question'),
    column('kind', { as: State }),
    column('reason'),
    column('status'),
    column('doneAt', 'Done'),
  ],
  form: [
    input('paperId', 'Paper', { of: 'papers' }),
    <QuestionOfPaper key="QuestionOfPaper" />,
    input('kind'),
    <KeyWhereNeeded key="KeyWhereNeeded" />,
    <PreviewButton key="PreviewButton" />,
  ],
  defaults: { kind: 'KEY_CHANGED', key: { kind: 'SCQ', options: [] } },
  aside: RegradeDecision,
  details: [
    detail('status', 'State'),
    detail('paperId', 'Paper', { of: 'papers' }),
    detail('questionWords', 'Question'),
    detail('kind'),
    detail('reason', 'Why'),
    ...whoDecided,
    detail('doneAt', 'Every result has its new marks since', { emptyText: 'not yet' }),
  ],
}))

function ChallengeDecision() {
  const challenge = useStaffRecord('key-challenges')
  const [answer, setAnswer] = useState('')
  const act = useAction()
  const { permissions } = usePermissions<readonly string[]>()
  if (challenge?.status !== 'OPEN' || !permissions?.includes('tests.edit')) return null
  const { id, version, paperId, questionId } = challenge
  const source = JSON.stringify({ paperId, questionId, kind: 'KEY_CHANGED' })
  return (
    <Card className="panel">
      <h2>Decide</h2>
      {challenge.claim === 'MARKS' ? (
        <>
          <p>Another member of staff marks this written answer again, and those marks count.</p>
          <Button variant="contained" onClick={() => void act(() => staff.staffMarking.markAgain({ id, version }), 'The answer waits to be marked again.')}>
            Have it marked again
          </Button>
        </>
      ) : (
        <>
          <p>A correction that a second person approves upholds every open challenge of the question.</p>
          <Button component={Link} to={`/regrades/create?source=${encodeURIComponent(source)}`} variant="contained">
            Correct the key
          </Button>
        </>
      )}
      <TextField label="Answer to the learner" value={answer} onChange={({ target }) => setAnswer(target.value)} multiline />
      <Button
        disabled={!isSentence(answer)}
        onClick={() => void act(() => staff.staffResultActions.rejectChallenge({ id, version, answer }), 'The learner gets your answer.')}
      >
        Reject with this answer
      </Button>
    </Card>
  )
} // prettier-ignore

const challenges = screen('key-challenges')(({ column, detail, filter }) => ({
  label: 'Challenged questions',
  about: 'Questions whose answer learners doubt.',
  whenEmpty: 'Learners challenge a key on the page of their result.',
  asText: ({ questionWords }) => questionWords,
  filters: [
    filter('status', { alwaysOn: true }),
    filter('paperId', 'Paper', { of: 'papers' }),
    filter('isLate', 'After the window'),
  ],
  columns: [
    column('madeAt', 'Made'),
    column('paperId', 'Paper', { of: 'papers' }),
    column('questionWords', 'Question'),
    column('claim', { as: State }),
    column('evidence'),
    column('isLate', 'After the window'),
    column('status'),
  ],
  aside: ChallengeDecision,
  details: [
    detail('status', 'State'),
    detail('paperId', 'Paper', { of: 'papers' }),
    detail('questionWords', 'Question'),
    detail('learnerName', 'Learner', { emptyText: '–' }),
    detail('claim'),
    detail('evidence'),
    detail('isLate', 'After the window'),
    detail('answer', { emptyText: '–' }),
    detail('decidedBy', 'Decided by', { emptyText: 'not yet' }),
    detail('decidedAt', 'Decided'),
  ],
}))

export const resultScreens = [regrades, challenges]
