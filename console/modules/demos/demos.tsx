// Demo classes: today's board, the hours of a week, and days with other hours. Operations console, O09 and O10.
import { Day, dayText, State, whenText, words } from '../../kit/fields.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
import { DemoActions } from './demo-actions.tsx'
import { DateInput } from 'react-admin'
import { Simulation } from './simulation.tsx'

const bookings = screen('demo-bookings')(({ column, filter, detail }) => ({
  label: 'Demos',
  about: 'Free demo classes of single children.',
  asText: ({ categoryKey, startsAt }) => `${words(categoryKey)}, ${whenText(startsAt)}`,
  filters: [
    filter('isToday', 'Today', { alwaysOn: true }),
    filter('isJoining', 'Joining now'),
    filter('isLate', 'Nobody has joined'),
    filter('isNoteDue', 'Note is due'),
    filter('state'),
    filter('categoryKey', 'Subject'),
    filter('teacherId', 'Teacher', { of: 'teachers' }),
  ],
  columns: [
    column('startsAt', 'Starts'),
    column('categoryKey', 'Subject'),
    column('grade', 'Class'),
    column('learnerId', 'Learner', { of: 'learners', link: 'show' }),
    column('teacherId', 'Teacher', { of: 'teachers' }),
    column('state', { as: State }),
    column('moves', 'Moves by the family'),
    column('reason', 'Reason'),
  ],
  details: [
    detail('startsAt', 'Starts'),
    detail('endsAt', 'Ends'),
    detail('state', { as: State }),
    detail('learnerId', 'Learner', { of: 'learners', link: 'show' }),
    detail('categoryKey', 'Subject'),
    detail('grade', 'Class'),
    detail('laptop', 'Computer'),
    detail('teacherId', 'Teacher', { of: 'teachers' }),
    detail('sessionId', 'Room', { of: 'classes' }),
    detail('moves', 'Moves by the family'),
    detail('isFault', 'A fault of ours'),
    detail('reason', 'Reason'),
    detail('outcomeNote', 'Note to the parent'),
  ],
  aside: DemoActions,
}))

const supply = screen('demo-supply')(({ column, input }) => ({
  label: 'Demo hours',
  about: 'The hours in which demos of a subject can be booked.',
  asText: ({ key }) => words(key),
  columns: [
    column('key', 'Subject'),
    column('isOpen', 'Open'),
    column('hasInstant', 'At once'),
    column('weekdayHours', 'Monday to Friday'),
    column('weekendHours', 'Weekend'),
    column('capacity', 'At one time'),
  ],
  form: [
    input('isOpen', 'Families can book it'),
    input('hasInstant', 'Demos start at once', { helperText: 'Free teachers get an offer of 90 seconds.' }),
    input('weekdayHours', 'Starts, Monday to Friday', { helperText: 'Hours in India, separated by commas: 16, 17, 18.' }),
    input('weekendHours', 'Starts on weekends'),
    input('grades', 'Classes'),
    input('capacity', 'Demos at one time', { helperText: 'Leave empty for as many as there are free teachers.' }),
    input('bufferMinutes', 'Booked at least so many minutes before'),
    input('rescheduleLimit', 'Moves by a family', { helperText: 'Moves by staff do not count.' }),
  ],
  aside: Simulation,
})) // prettier-ignore

const days = screen('demo-days')(({ column, filter, input }) => ({
  label: 'Demo days with other hours',
  about: 'Days on which the hours of demos differ.',
  asText: ({ categoryKey, day }) => `${words(categoryKey)}, ${dayText(day)}`,
  filters: [filter('categoryKey', 'Subject', { alwaysOn: true })],
  columns: [column('day', 'Day', { as: Day }), column('categoryKey', 'Subject'), column('hours', 'Starts'), column('reason', 'Reason')],
  defaults: { hours: [] },
  form: [
    input('categoryKey', 'Subject'),
    input('day', 'Day', { as: DateInput }),
    input('hours', 'Starts', { helperText: 'Hours in India, separated by commas; leave empty to close that day.' }),
  ],
})) // prettier-ignore

const landings = screen('demo-landings')(({ column, input }) => ({
  label: 'Demo pages',
  about: 'The pages on which families book a demo.',
  asText: ({ key }) => words(key),
  columns: [column('key', 'Page'), column('title'), column('position')],
  form: [
    input('title'),
    input('lead', { multiline: true }),
    input('firstClass', 'What the child makes in the demo', { multiline: true }),
    input('fees', 'What it costs', { multiline: true }),
    input('grades', 'Classes'),
    input('position'),
  ],
  // "supercoders-1-2" is a page below "supercoders".
  live: ({ key }) => ({ path: `/${key.replace('supercoders-', 'supercoders/courses/')}` }),
}))

export const demoScreens: Screen[] = [bookings, supply, days, landings]
