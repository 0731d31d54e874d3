// The films of classes: take one from families, give it back, hide ranges of it, ask for a missing one, and delete one by two.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { staff, useStaffRecord } from '../../../frame/contract.ts'
import { labelled, State, whenText } from '../../../kit/fields.tsx'
import { isSentence, ReasonField } from '../../../kit/decisions/reason-field.tsx'
import { screen } from '../../../kit/screen.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../../kit/decisions/second-decision.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { RecordingCaptions } from './recording-captions.tsx'
import { WatchFilm } from './watch-film.tsx'
import { ClassTitle } from '../class-title.tsx'

export const recordings = screen('recordings')(({ column, detail, filter, input, items }) => ({
  label: 'Recordings',
  about: 'Films of live classes, until the day they are deleted.',
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
    column('subject', 'Subject', { of: 'subjects' }),
    column('teacherId', 'Teacher', { of: 'teachers' }),
    column('state', { as: State }),
    column('lengthSeconds', 'Seconds'),
    column('isRemoved', 'Taken from families'),
    column('expiresAt', 'Kept until'),
    column('problem'),
  ],
  mayCreate: false,
  form: [
    labelled('State', detail('state', { as: State })),
    labelled('Problem', detail('problem', { emptyText: '–' })),
    labelled('Kept until', detail('expiresAt', { emptyText: '–' })),
    labelled('Length in seconds', detail('lengthSeconds', { emptyText: '–' })),
    input('isRemoved', 'Taken from families', {
      helperText: 'Families cannot watch it, and the film is kept until its day.',
    }),
    items(
      'hidden',
      'Hidden ranges',
      (range) => [range.input('fromSec', 'From second'), range.input('toSec', 'To second')],
      {
        defaultValue: [],
        layout: { inline: true },
        helperText: 'Players leave them out, but the file keeps them until the film is deleted.',
      },
    ),
  ],
  title: ClassTitle,
  aside: RecordingPanels,
}))

function RecordingPanels() {
  return (
    <>
      <WatchFilm />
      <AskRoom />
      <RecordingCaptions />
      <AskDeletion />
    </>
  )
}

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

/** Another person decides. */
function AskDeletion() {
  const recording = useStaffRecord('recordings')
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  const act = useAction()
  if (recording?.state !== 'READY' || !permissions?.includes('classes.edit')) return null
  const recordingId = recording.id as never // the contract's id of a recording
  return (
    <Card className="panel">
      <h2>Delete the film</h2>
      <p className="quiet">Its file is deleted for good, as soon as another person agrees.</p>
      <ReasonField value={reason} onChange={setReason} />
      <Button
        color="warning"
        variant="contained"
        disabled={!isSentence(reason)}
        onClick={() =>
          void act(
            () => staff.staffRecordingDeletions.create({ recordingId, reason }),
            'Sent. Another person must decide it.',
          )
        }
      >
        Ask to delete it
      </Button>
    </Card>
  )
}

export const deletions = screen('recording-deletions')(({ column, detail, filter }) => ({
  label: 'Recordings to delete',
  about: 'Recordings that one person wants to delete early. Another decides.',
  whenEmpty: 'Ask for it on the page of a recording.',
  asText: () => 'Deletion of a recording',
  mayCreate: false,
  mayEdit: false,
  filters: [byAskedStatus, filter('recordingId', 'Recording', { of: 'recordings' })],
  columns: [
    column('askedAt', 'Asked'),
    column('recordingId', 'Recording', { of: 'recordings' }),
    column('reason'),
    column('askedBy', 'Requested by'),
    column('status'),
  ],
  aside: () => (
    <SecondDecision of="recording-deletions" scope="classes.approve" approval={() => 'Delete the film for good'} />
  ),
  details: [
    detail('status', 'State'),
    detail('recordingId', 'Recording', { of: 'recordings' }),
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))
