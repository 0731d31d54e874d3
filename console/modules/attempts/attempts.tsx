// Attempts at tests, and the allowances of learners: operations console, O13.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState, type ReactNode } from 'react'
import { usePermissions, useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { attemptsLiveApi } from '#core/modules/attempts/live-api.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { State, whenText } from '../../kit/fields.tsx'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'
import { screen } from '../../kit/screen.tsx'
import { useAction } from '../../kit/use-action.ts'

type Signals = ResponseOf<typeof attemptsLiveApi.staffLiveTests.getSignals>

const { extendAttempt, reopenAttempt, voidAttempt, getSignals } = staff.staffLiveTests

function AttemptSteps() {
  const attempt = useStaffRecord('test-attempts')
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  const [minutes, setMinutes] = useState(10)
  const act = useAction()
  if (!attempt) return null
  const { id, status, learnerId } = attempt
  const allowance = JSON.stringify({ learnerId, minutesPerHour: 20 })
  const isReady = isSentence(reason) && minutes > 0
  return (
    <>
      {permissions?.includes('tests.approve') && (
        <Card className="panel">
          <h2>This attempt</h2>
          <ReasonField value={reason} onChange={setReason} />
          <TextField label="Minutes" type="number" value={minutes} onChange={({ target }) => setMinutes(Number(target.value))} />
          {status === 'IN_PROGRESS' ? (
            <Button variant="contained" disabled={!isReady} onClick={() => void act(() => extendAttempt({ id, minutes, reason }), 'The learner has more time.')}>
              Give {minutes} minutes more
            </Button>
          ) : (
            <Button disabled={!isReady} onClick={() => void act(() => reopenAttempt({ id, minutes, reason }), 'The attempt is open again.')}>
              Open again for {minutes} minutes
            </Button>
          )}
          {status !== 'VOID' && (
            <Button color="warning" disabled={!isSentence(reason)} onClick={() => void act(() => voidAttempt({ id, reason }), 'The attempt is void.')}>
              Void this attempt
            </Button>
          )}
          <Button component={Link} to={`/test-allowances/create?source=${encodeURIComponent(allowance)}`}>
            Extra time in every test
          </Button>
        </Card>
      )}
      <SignTimeline id={id} />
    </>
  )
} // prettier-ignore

/** Signs say what happened, never why. */
function SignTimeline({ id }: { readonly id: string }) {
  const [found, setFound] = useState<Signals>()
  const read = useAction({ refreshes: false })
  return (
    <Card className="panel">
      <h2>Signs</h2>
      <p className="quiet">Kept for 90 days. Nothing follows from them by itself: talk to the learner first.</p>
      <Button onClick={() => void read(async () => setFound(await getSignals({ id })))}>Show the timeline</Button>
      {found?.signals.length === 0 && <p>No signs.</p>}
      {found && found.signals.length > 0 && <p>The tab was hidden for {Math.round(found.hiddenMs / 1_000)} seconds in all.</p>}
      {found?.signals.map(({ kind, ms, receivedAt }, i) => (
        <p key={i}>
          {whenText(receivedAt)}: {kind.toLowerCase().replaceAll('_', ' ')}
          {ms !== null && `, ${Math.round(ms / 1_000)} s`}
        </p>
      ))}
    </Card>
  )
} // prettier-ignore

const attempts = screen('test-attempts')(({ column, detail, filter }) => ({
  label: 'Attempts at tests',
  about: 'Each time a learner has taken a test.',
  asText: ({ learnerName, no }) => `${learnerName ?? 'No name'}, attempt ${no}`,
  search: false,
  filters: [
    filter('paperId', 'Paper', { of: 'papers', alwaysOn: true }),
    filter('status', { alwaysOn: true }),
    filter('learnerId', 'Learner', { of: 'learners' }),
  ],
  columns: [
    column('startedAt', 'Started'),
    column('paperId', 'Paper', { of: 'papers' }),
    column('learnerName', 'Learner', { emptyText: 'No name' }),
    column('no', 'Attempt'),
    column('status', { as: State }),
    column('marks'),
    column('maxMarks', 'Of'),
    column('lateAnswers', 'Late answers'),
  ],
  aside: AttemptSteps,
  details: [
    detail('status', 'State'),
    detail('paperId', 'Paper', { of: 'papers' }),
    detail('learnerName', 'Learner'),
    detail('startedAt', 'Started'),
    detail('expiresAt', 'Ends'),
    detail('extraMinutes', 'Minutes more by staff'),
    detail('submittedAt', 'Submitted', { emptyText: 'not yet' }),
    detail('marks', { emptyText: 'not marked' }),
    detail('maxMarks', 'Of', { emptyText: '–' }),
    detail('lateAnswers', 'Late answers (kept, not counted)'),
  ],
}))

const allowances = screen('test-allowances')(({ column, filter, input }) => ({
  label: 'Extra time',
  about: 'Extra time in tests for learners who need it.',
  asText: ({ learnerName }) => learnerName ?? 'No name',
  filters: [filter('learnerId', 'Learner', { of: 'learners' })],
  columns: [
    column('learnerName', 'Learner', { emptyText: 'No name' }),
    column('minutesPerHour', 'Minutes an hour'),
    column('reason'),
    column('grantedAt', 'Since'),
    column('isActive', 'Active'),
  ],
  whenNew: [
    input('learnerId', 'Learner', { of: 'learners', helperText: '“Extra time in every test” on an attempt of the learner fills this in.' }),
    input('minutesPerHour', 'Minutes more for each hour', { helperText: '20 for learners with a disability, with the reason below.' }),
  ],
  defaults: { minutesPerHour: 20 },
  form: [<WhenKept key="WhenKept">{input('isActive', 'Active')}</WhenKept>],
})) // prettier-ignore

/** A new allowance is active. */
function WhenKept({ children }: { readonly children: ReactNode }) {
  return useRecordContext()?.id === undefined ? null : children
}

export const attemptScreens = [attempts, allowances]
