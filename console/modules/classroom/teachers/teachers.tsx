// Teachers as operations know them: hours and pay that are agreed, documents, what learners say, and the pay sheet. Console, O05.
import { State, whenText, words } from '../../../kit/fields.tsx'
import { screen } from '../../../kit/screen.tsx'
import { byAskedStatus, whoDecided } from '../../../kit/decisions/second-decision.tsx'
import { AddDocument } from './add-document.tsx'
import { DocumentPanels } from './document-panels.tsx'
import { DateInput } from 'react-admin'
import { TeachingPanel } from './teaching-panel.tsx'

const records = screen('teacher-records')(({ column, filter, input }) => ({
  label: 'Teachers: hours and pay',
  about: 'Hours, pay and papers of each teacher.',
  asText: () => 'Record of a teacher',
  filters: [filter('isIncomplete', 'A document is missing', { alwaysOn: true })],
  columns: [
    column('id', 'Teacher', { of: 'teachers' }),
    column('missing', 'Missing documents'),
    column('mostHoursAWeek', 'Hours a week at most'),
    column('payPerHour', 'Pay for an hour'),
    column('stars', 'Stars'),
    column('ratings', 'Ratings'),
    column('changedAt', 'Changed'),
  ],
  whenNew: [input('teacherId', 'Teacher', { of: 'teachers' })],
  defaults: { mostHoursAWeek: null, payPerHour: null, note: '' },
  form: [
    input('mostHoursAWeek', 'Hours of classes a week at most', {
      helperText: 'No class is given to the teacher beyond it; leave empty for no limit.',
    }),
    input('payPerHour', 'Pay for an hour of class', { helperText: 'Leave empty where nothing is agreed.' }),
    input('note', 'Note', { multiline: true, isRequired: false }),
  ],
  aside: () => (
    <>
      <TeachingPanel />
      <AddDocument />
    </>
  ),
  related: [
    { of: 'teacher-documents', by: 'teacherId', value: 'id' },
    { of: 'class-ratings', by: 'teacherId', value: 'id' },
  ],
}))

const documents = screen('teacher-documents')(({ column, detail, filter }) => ({
  label: 'Documents of teachers',
  about: 'Degrees, identity papers and police checks of teachers.',
  whenEmpty: 'Add one on the page of a teacher, under Teachers: hours and pay.',
  asText: ({ kind }) => kind,
  mayCreate: false,
  mayEdit: false,
  filters: [
    byAskedStatus,
    filter('kind'),
    filter('isOver', 'Expired'),
    filter('teacherId', 'Teacher', { of: 'teachers' }),
  ],
  columns: [
    column('askedAt', 'Added'),
    column('teacherId', 'Teacher', { of: 'teachers' }),
    column('kind', { as: State }),
    column('validTill', 'Counts until'),
    column('askedBy', 'Added by'),
    column('status', { as: State }),
  ],
  aside: DocumentPanels,
  details: [
    detail('status', 'State', { as: State }),
    detail('teacherId', 'Teacher', { of: 'teachers' }),
    detail('kind', 'Kind', { as: State }),
    detail('validTill', 'Counts until', { emptyText: 'It has no end.' }),
    detail('type', 'File'),
    detail('reason', 'Where it comes from'),
    ...whoDecided,
  ],
}))

const paySheet = screen('pay-sheet')(({ column, filter }) => ({
  label: 'Pay sheet',
  about: 'The hours that teachers taught, month by month.',
  asText: ({ subject, startsAt }) => `${words(subject)}, ${whenText(startsAt)}`,
  mayCreate: false,
  mayEdit: false,
  filters: [
    filter('month', 'Any day of a month', { as: DateInput, alwaysOn: true }),
    filter('teacherId', 'Teacher', { of: 'teachers', alwaysOn: true }),
  ],
  columns: [
    column('startsAt', 'Held'),
    column('teacherId', 'Teacher', { of: 'teachers' }),
    column('kind', { as: State }),
    column('subject', 'Subject', { of: 'subjects' }),
    column('minutes'),
    column('isLate', 'Began late'),
    column('isSubstitute', 'As a substitute'),
    column('pay'),
  ],
}))

const ratings = screen('class-ratings')(({ column, filter }) => ({
  label: 'Ratings of classes',
  about: 'Stars and words of learners after a class.',
  whenEmpty: 'Learners rate a class when it is over.',
  asText: ({ stars }) => `${stars} of 5`,
  mayCreate: false,
  mayEdit: false,
  filters: [filter('stars', { alwaysOn: true }), filter('teacherId', 'Teacher', { of: 'teachers' })],
  columns: [
    column('givenAt', 'Said'),
    column('stars'),
    column('text', 'Words'),
    column('teacherId', 'Teacher', { of: 'teachers' }),
    column('sessionId', 'Class', { of: 'classes' }),
  ],
}))

export const teacherScreens = [records, documents, paySheet, ratings]
