// Webinars, their series, and who takes part. Operations console, O07.
import { BooleanField } from 'react-admin'
import { State, whenText } from '../../kit/fields.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
import { SpokenInput } from '../../kit/inputs/inputs.tsx'
import { RegistrationActions } from './registration-actions.tsx'
import { showDate } from '#core/kernel/time.ts'
import { WebinarPanels } from './webinar-panels.tsx'

const webinars = screen('webinars')(({ column, filter, input, items }) => ({
  label: 'Webinars',
  about: 'Free classes and talks that families register for.',
  asText: ({ title, startsAt }) => `${title?.en}, ${whenText(startsAt)}`,
  filters: [
    filter('status', { alwaysOn: true }),
    filter('type'),
    filter('seriesId', 'Series', { of: 'webinar-series' }),
  ],
  columns: [
    column('startsAt', 'Starts'),
    column('title'),
    column('teacherId', 'Teacher', { of: 'teachers' }),
    column('registered', 'Registered'),
    column('capacity', 'Seats'),
    column('waiting', 'Waiting'),
    column('recording', { as: State }),
    column('status', { as: State }),
  ],
  defaults: {
    type: 'WEBINAR',
    seriesId: null,
    teacherId: null,
    points: [],
    grades: [],
    boards: [],
    targets: [],
    languages: ['en'],
    capacity: null,
    isListed: true,
    reminderMinutes: [1_440, 60, 10],
  },
  form: [
    input('title', { helperText: 'Families read it on the card, for example “Fractions without fear”.' }),
    input('text', 'Text of its page', { multiline: true }),
    items('points', 'What one learns', (one) => [one.itself('Point', { as: SpokenInput })]),
    input('slug', 'Address', { helperText: 'The end of its page address: small letters, digits and hyphens.' }),
    input('type', { helperText: 'A talk gets its speaker, quiz and questions under Master talks.' }),
    input('seriesId', 'Series', { helperText: 'For webinars that belong together, such as every Saturday in May.', of: 'webinar-series' }),
    input('subjectKey', 'Subject', { of: 'subjects' }),
    input('teacherId', 'Teacher', { of: 'teachers', helperText: 'Needed to publish.' }),
    input('startsAt', 'Starts'),
    input('endsAt', 'Ends'),
    input('grades', 'Classes', { helperText: 'Leave empty for all classes.' }),
    input('boards', { helperText: 'Leave empty for all boards.' }),
    input('targets', { helperText: 'Leave empty for all targets.' }),
    input('languages', { helperText: 'Those that are spoken in it.' }),
    input('capacity', 'Seats', { helperText: 'When all are taken, further families wait; leave empty for no limit.' }),
    input('isListed', 'In lists and on the home page', { helperText: 'If off, families need its link.' }),
    input('reminderMinutes', 'Reminders, in minutes before', { helperText: '1440 is a day; each family gets each reminder once.' }),
    input('status', 'Status', { helperText: '“Scheduled” publishes it, and families hear of every later change.' }),
  ],
  live: ({ slug, type, status, isListed }) => ({
    path: type === 'TALK' ? `/mastertalks/${slug}` : `/webinars/${slug}`,
    hiddenBecause: status === 'DRAFT' ? 'It is a draft.' : undefined,
    ...(!isListed && { note: 'Only by its link: it is in no list.' }),
  }),
  aside: WebinarPanels,
})) // prettier-ignore

const series = screen('webinar-series')(({ column, input }) => ({
  label: 'Webinar series',
  about: 'Webinars that belong together.',
  asText: ({ title }) => title?.en,
  columns: [column('title'), column('webinars', 'Webinars')],
  form: [input('title')],
}))

const registrations = screen('webinar-registrations')(({ column, filter, detail }) => ({
  label: 'Webinar registrations',
  about: 'Learners who registered for a webinar, and those who wait for a seat.',
  whenEmpty: 'Families register on the page of a webinar.',
  asText: ({ since }) => `Registration of ${showDate(since, 'en')}`,
  filters: [filter('webinarId', 'Webinar', { of: 'webinars', alwaysOn: true }), filter('state')],
  columns: [
    column('since', 'Since'),
    column('webinarId', 'Webinar', { of: 'webinars' }),
    column('learnerId', 'Learner', { of: 'learners', link: 'show' }),
    column('state', { as: State }),
    column('isReminderSet', 'Reminded', { as: BooleanField }),
    column('heldUntil', 'Held until'),
  ],
  details: [
    detail('webinarId', 'Webinar', { of: 'webinars' }),
    detail('learnerId', 'Learner', { of: 'learners', link: 'show' }),
    detail('state', { as: State }),
    detail('since', 'Since'),
    detail('heldUntil', 'Held until'),
  ],
  aside: RegistrationActions,
}))

export const webinarScreens: Screen[] = [webinars, series, registrations]
