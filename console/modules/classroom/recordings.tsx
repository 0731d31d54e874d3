// The films of classes: take one from families, give it back, and ask for a missing one.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { State, whenText } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'
import { useAction } from '../../kit/use-action.ts'

export const recordings = screen('recordings')(({ column, detail, filter, input }) => ({
  label: 'Recordings',
  asText: ({ subject, startsAt }) => `${subject}, ${whenText(startsAt)}`,
  filters: [
    filter('state', { alwaysOn: true }),
    filter('isRemoved', 'Taken from families'),
    filter('lateForMinutes', 'Late for so many minutes'),
    filter('teacherId', 'Teacher', { of: 'teachers' }),
    filter('sessionId', 'Class', { of: 'classes' }),
  ],
  columns: [
    column('startsAt', 'Class'),
    column('subject'),
    column('teacherId', 'Teacher', { of: 'teachers' }),
    column('state', { as: State }),
    column('lengthSeconds', 'Seconds'),
    column('isRemoved', 'Taken from families'),
    column('expiresAt', 'Kept until'),
    column('problem'),
  ],
  mayCreate: false,
  form: [
    detail('state', { as: State }),
    detail('problem', { emptyText: '–' }),
    detail('expiresAt', 'Kept until', { emptyText: '–' }),
    input('isRemoved', 'Taken from families', {
      helperText: 'Families cannot watch it. The film is kept until its day.',
    }),
  ],
  aside: AskRoom,
}))

/** A film may come late: the live room is asked again. */
function AskRoom() {
  const recording = useStaffRecord('recordings')
  const act = useAction()
  if (!recording || !['SAVING', 'FAILED'].includes(recording.state)) return null
  const { id } = recording
  return (
    <Card className="panel">
      <h2>The film has not come</h2>
      <Button
        variant="contained"
        onClick={() => void act(() => staff.staffRecordingActions.askRoom({ id }), 'The live room has answered.')}
      >
        Ask the live room again
      </Button>
    </Card>
  )
}
