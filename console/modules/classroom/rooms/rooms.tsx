// The rooms that are open now. Operations console, O06.
import { State, whenText } from '../../../kit/fields.tsx'
import { screen } from '../../../kit/screen.tsx'
import { ClassTitle } from '../class-title.tsx'
import { RoomHealth } from './room-health.tsx'
import { RoomRecording } from './room-recording.tsx'

export const rooms = screen('rooms')(({ column, detail, filter }) => ({
  label: 'Rooms now',
  about: 'Live classes that are running, and what is wrong with them.',
  whenEmpty: 'A room is listed from shortly before its class until its end.',
  asText: ({ subject, startsAt }) => `${subject}, ${whenText(startsAt)}`,
  refreshMs: 15_000,
  mayCreate: false,
  mayEdit: false,
  filters: [
    filter('alert', { alwaysOn: true }),
    filter('status'),
    filter('teacherId', 'Teacher', { of: 'teachers' }),
    filter('subject', 'Subject', { of: 'subjects' }),
  ],
  columns: [
    column('startsAt', 'Starts'),
    column('subject', 'Subject', { of: 'subjects' }),
    column('teacherId', 'Teacher', { of: 'teachers' }),
    column('kind', { as: State }),
    column('status', { as: State }),
    column('expected', 'Expected'),
    column('inRoom', 'In the room'),
    column('watching', 'Watching'),
    column('hands', 'Hands'),
    column('speaking', 'May speak'),
    column('recording', { as: State }),
    column('broadcast', { as: State }),
  ],
  details: [
    detail('subject', 'Subject', { of: 'subjects' }),
    detail('teacherId', 'Teacher', { of: 'teachers' }),
    detail('startsAt', 'Starts'),
    detail('endsAt', 'Ends'),
    detail('actualStart', 'Begun', { emptyText: 'The teacher has not begun.' }),
    detail('expected', 'Expected', { emptyText: '–' }),
    detail('inRoom', 'In the room'),
    detail('watching', 'Watching'),
    detail('hands', 'Hands up'),
    detail('speaking', 'May speak'),
    detail('recording', { emptyText: 'Not recorded.' }),
    detail('broadcast', { emptyText: 'Nobody watches from outside the room.' }),
  ],
  title: ClassTitle,
  actions: <RoomHealth />,
  aside: RoomRecording,
  related: [{ of: 'recordings', by: 'sessionId', value: 'id' }],
}))
