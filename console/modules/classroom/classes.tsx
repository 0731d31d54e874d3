// Classes on dates, days without classes, and the clashes of teachers.
import type { ReactNode } from 'react'
import { mayChange } from '#core/modules/classroom/session-status.ts'
import { useStaffRecord } from '../../frame/contract.ts'
import { Day, State, whenText } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'
import { ClassAside } from './class-aside.tsx'
import { ClassTitle } from './class-title.tsx'
import { lateCorrections } from './late-corrections.tsx'
import { leave } from './teachers/leave.tsx'
import { remarks } from './teachers/remarks.tsx'
import { deletions, recordings } from './rooms/recordings.tsx'
import { DateInput } from 'react-admin'
import { rooms } from './rooms/rooms.tsx'

const classes = screen('classes')(({ column, filter, input }) => ({
  label: 'Timetable',
  about: 'All classes with their hour and teacher. Move, cancel or give a class to a substitute here.',
  asText: ({ subject, startsAt }) => `${subject}, ${whenText(startsAt)}`,
  filters: [
    filter('week', 'Any day of a week', { as: DateInput, alwaysOn: true }),
    filter('isAhead', 'Not begun'),
    filter('isLate', 'Teacher has not come'),
    filter('isOnLeave', 'Teacher on leave'),
    filter('isMissed', 'Missed, without a make-up class'),
    filter('isNotReady', 'AI lesson was not ready'),
    filter('batchId', 'Batch', { of: 'batches' }),
    filter('teacherId', 'Teacher', { of: 'teachers' }),
    filter('subject', 'Subject', { of: 'subjects' }),
    filter('status', { alwaysOn: true }),
  ],
  columns: [
    column('startsAt', 'Starts'),
    column('endsAt', 'Ends'),
    column('subject', 'Subject', { of: 'subjects' }),
    column('teacherId', 'Teacher', { of: 'teachers' }),
    column('kind', { as: State }),
    column('status', { as: State }),
    column('expected', 'Expected'),
    column('watching', 'Watching'),
    column('reason'),
    column('isByHand', 'Changed by staff'),
  ],
  whenNew: [
    input('batchId', 'Batch', { of: 'batches' }),
    input('subject', 'Subject', { of: 'subjects' }),
    input('makesUpFor', 'Makes up for the class', { of: 'classes', filter: { status: 'CANCELLED' } }),
    input('isFree', 'Open to everybody'),
  ],
  defaults: { isFree: false, makesUpFor: null },
  form: [
    input('startsAt', 'Starts'),
    input('endsAt', 'Ends'),
    input('teacherId', 'Teacher', { of: 'teachers', helperText: 'Families see another teacher as a substitute.' }),
    <WhileOpen key="WhileOpen">
      {input('isRecorded', 'Recorded', { helperText: 'From its start on, until the teacher stops it.' })}
      {input('status', 'Status', {
        choices: ['SCHEDULED', 'CANCELLED'],
        helperText: 'Families get a notice of every change, with its reason.',
      })}
    </WhileOpen>,
  ],
  closedBecause: ({ status }) =>
    mayChange(status) ? undefined : 'This class has begun or is over, so it stays as it is.',
  title: ClassTitle,
  aside: ClassAside,
}))

/** Shows fields that a new class does not have, and one that has begun no longer chooses. */
function WhileOpen({ children }: { readonly children: ReactNode }) {
  const held = useStaffRecord('classes')
  return held && mayChange(held.status) ? children : null
}

const closures = screen('closures')(({ column, filter, input }) => ({
  label: 'Holidays and exam breaks',
  about: 'Days without classes. Those of a batch move to the end.',
  asText: ({ name }) => name?.en,
  filters: [filter('kind', { alwaysOn: true }), filter('isActive', 'Active')],
  columns: [
    column('name'),
    column('kind', { as: State }),
    column('firstDay', 'First day', { as: Day }),
    column('lastDay', 'Last day', { as: Day }),
    column('boards'),
    column('isActive', 'Active'),
  ],
  defaults: { kind: 'HOLIDAY', boards: [], grades: [], isActive: true },
  form: [
    input('kind'),
    input('name', { helperText: 'Families read it as the reason.' }),
    input('firstDay', 'First day', { as: DateInput }),
    input('lastDay', 'Last day', { as: DateInput, helperText: 'The same day for a single day.' }),
    input('boards', { helperText: 'Leave empty for all; a course counts by its main board.' }),
    input('grades', 'Classes', { helperText: 'Leave empty for all.' }),
    input('isActive', 'Active'),
  ],
}))

const clashes = screen('clashes')(({ column, filter }) => ({
  label: 'Clashes',
  about: 'Classes that share a teacher and an hour.',
  whenEmpty: 'No teacher has two classes at one time.',
  asText: ({ subject, startsAt }) => `${subject}, ${whenText(startsAt)}`,
  filters: [filter('batchId', 'Batch', { of: 'batches' }), filter('teacherId', 'Teacher', { of: 'teachers' })],
  columns: [
    column('startsAt', 'Starts'),
    column('subject', 'Subject', { of: 'subjects' }),
    column('teacherId', 'Teacher', { of: 'teachers' }),
    column('batchId', 'Batch', { of: 'batches' }),
    column('foundAt', 'Found'),
  ],
}))

export const classScreens = [classes, rooms, closures, clashes, recordings, deletions, lateCorrections, leave, remarks]
