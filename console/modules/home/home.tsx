// What the home page shows: its sections, the feed's cards, offerings, master classes, pop-ups.
import { SelectArrayInput, TextField } from 'react-admin'
import { words } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'
import { CardPreview, SectionPreview } from './previews.tsx'

const STATES = ['DRAFT', 'ACTIVE', 'INACTIVE'] as const
const PAGES = ['home', 'explore', 'courses', 'course', 'plans', 'campaign']

const sections = screen('home-sections')(({ column, filter, input }) => ({
  label: 'Sections',
  asText: ({ key }) => words(key),
  filters: [filter('entityState', 'State', { alwaysOn: true })],
  columns: [
    column('rank'),
    column('key', 'Section'),
    column('heading'),
    column('audience', 'For whom'),
    column('entityState', 'State'),
  ],
  mayCreate: false,
  form: [
    input('heading'),
    input('subHeading', { multiline: true }),
    input('rank', 'Place in the order'),
    input('audience', 'For whom'),
    input('entityState', 'State'),
  ],
  aside: SectionPreview,
}))

const cards = screen('feed-cards')(({ column, filter, input }) => ({
  label: 'Feed cards',
  asText: ({ title }) => title?.en,
  filters: [filter('entityState', 'State', { alwaysOn: true }), filter('type')],
  columns: [
    column('rank'),
    column('type'),
    column('title'),
    column('audience', 'For whom'),
    column('endsAt', 'Until'),
    column('entityState', 'State'),
  ],
  bulk: STATES.map((each) => ({ label: each, change: { entityState: each } })),
  defaults: {
    text: null,
    media: null,
    at: null,
    grades: [],
    audience: 'EVERYONE',
    rank: 5,
    startsAt: null,
    endsAt: null,
    entityState: 'DRAFT',
  },
  form: [
    input('type'),
    input('title'),
    input('text', { multiline: true }),
    input('label', 'On the link'),
    input('redirectionUrl', 'Leads to'),
    input('at', 'What it tells of begins'),
    input('audience', 'For whom'),
    input('grades', 'Classes, or none for all', { defaultValue: [] }),
    input('rank', 'Place in the order'),
    input('startsAt', 'Shown from'),
    input('endsAt', 'Shown until'),
    input('entityState', 'State'),
  ],
  aside: CardPreview,
}))

const offerings = screen('offerings')(({ column, filter, input }) => ({
  label: 'Offerings',
  asText: ({ title }) => title?.en,
  filters: [filter('entityState', 'State', { alwaysOn: true })],
  columns: [
    column('rank'),
    column('title'),
    column('grades', 'Classes'),
    column('redirectionUrl', 'Leads to'),
    column('entityState', 'State'),
  ],
  defaults: { grades: [], rank: 1, entityState: 'DRAFT' },
  form: [
    input('title'),
    input('text', { multiline: true }),
    input('icon'),
    input('redirectionUrl', 'Leads to'),
    input('grades', 'Classes, or none for all', { defaultValue: [] }),
    input('rank', 'Place in the order'),
    input('entityState', 'State'),
  ],
  aside: CardPreview,
}))

const masterClasses = screen('master-classes')(({ column, filter, input }) => ({
  label: 'Master classes',
  asText: ({ title }) => title?.en,
  filters: [filter('entityState', 'State', { alwaysOn: true })],
  columns: [
    column('startsAt', 'Begins'),
    column('title'),
    column('teacherName', 'Teacher'),
    column('language', { as: TextField }),
    column('entityState', 'State'),
  ],
  defaults: { grades: [], targets: [], language: 'en', lengthMinutes: 60, entityState: 'DRAFT' },
  form: [
    input('title'),
    input('teacherName', 'Teacher'),
    input('subjectKey', 'Subject’s key'),
    input('language'),
    input('startsAt', 'Begins'),
    input('lengthMinutes', 'Minutes'),
    input('redirectionUrl', 'Leads to'),
    input('grades', 'Classes, or none for all', { defaultValue: [] }),
    input('targets', 'Targets, or none for all', { defaultValue: [] }),
    input('entityState', 'State'),
  ],
}))

const popups = screen('popups')(({ column, filter, input }) => ({
  label: 'Pop-ups',
  asText: ({ title }) => title?.en,
  filters: [filter('entityState', 'State', { alwaysOn: true }), filter('kind')],
  columns: [
    column('title'),
    column('kind'),
    column('pages'),
    column('endsAt', 'Until'),
    column('views', 'Seen'),
    column('loginClicks', 'To the login'),
    column('closeClicks', 'Closed'),
    column('entityState', 'State'),
  ],
  defaults: { kind: 'OFFER', pages: ['explore'], audience: 'EVERYONE', rank: 1, entityState: 'DRAFT' },
  form: [
    input('kind', 'Opened by', {
      helperText:
        'An offer opens on its pages. Login and coupon open on the plans page alone: when a coupon needs a login, and when it is good.',
    }),
    input('title'),
    input('text', { multiline: true }),
    input('label', 'On the link'),
    input('redirectionUrl', 'An offer leads to', {
      parse: (typed: string) => (typed === '' ? null : typed),
      helperText: 'Empty for login and coupon: they lead on from the plans page.',
    }),
    input('pages', { as: SelectArrayInput, choices: PAGES.map((id) => ({ id, name: words(id) })) }),
    input('audience', 'For whom'),
    input('startsAt', 'From'),
    input('endsAt', 'Until'),
    input('rank', 'Place in the order'),
    input('entityState', 'State'),
  ],
  aside: CardPreview,
}))

export const homeScreens = [sections, cards, offerings, masterClasses, popups]
