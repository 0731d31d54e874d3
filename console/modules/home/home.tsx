// The content of the home page: its sections, the feed's cards, offerings, pop-ups.
import { SelectArrayInput } from 'react-admin'
import type { StaffRecord } from '../../frame/contract.ts'
import { wordAt, words } from '../../kit/fields.tsx'
import { hiddenByState } from '../../kit/live/live-place.ts'
import { screen } from '../../kit/screen.tsx'
import { CardPreview, SectionPreview } from './previews.tsx'

const STATES = ['DRAFT', 'ACTIVE', 'INACTIVE'] as const
const PAGES = ['home', 'explore', 'courses', 'course', 'plans', 'campaign']

/** Whom a piece for this audience is shown to, as a sentence. */
function seenBy(audience: StaffRecord<'popups'>['audience']): string {
  return `Shown to: ${wordAt('popups', 'audience', audience).toLowerCase()}.`
}

/** The first page of a pop-up that has one address for everybody. */
function placeOf(pages: StaffRecord<'popups'>['pages']): string {
  const page = pages.find((each) => ['explore', 'courses', 'plans'].includes(each))
  return page === undefined ? '/' : `/${page}`
}

const sections = screen('home-sections')(({ column, filter, input }) => ({
  label: 'Sections',
  about: 'The parts of the home page, in their order.',
  asText: ({ key }) => words(key),
  filters: [filter('entityState', 'State', { alwaysOn: true })],
  columns: [
    column('rank'),
    column('key', 'Section'),
    column('heading'),
    column('audience', 'Audience'),
    column('entityState', 'State'),
  ],
  mayCreate: false,
  form: [
    input('heading'),
    input('subHeading', { multiline: true }),
    input('rank', 'Position', { helperText: 'The lowest number is at the top of the page.' }),
    input('audience', 'Audience', { helperText: 'Others do not see the section.' }),
    input('entityState', 'State'),
  ],
  live: ({ entityState, audience }) => ({
    path: '/',
    hiddenBecause: hiddenByState(entityState),
    note: seenBy(audience),
  }),
  aside: SectionPreview,
}))

const cards = screen('feed-cards')(({ column, filter, input }) => ({
  label: 'Feed cards',
  about: 'Cards that families see on their own home page.',
  asText: ({ title }) => title?.en,
  filters: [filter('entityState', 'State', { alwaysOn: true }), filter('type')],
  columns: [
    column('rank'),
    column('type'),
    column('title'),
    column('audience', 'Audience'),
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
    input('label', 'Link text'),
    input('redirectionUrl', 'Link'),
    input('at', 'Event starts'),
    input('audience', 'Audience', { helperText: 'Others do not see the card.' }),
    input('grades', 'Classes (empty for all)', { defaultValue: [] }),
    input('rank', 'Position', { helperText: 'The lowest number is shown first.' }),
    input('startsAt', 'Shown from'),
    input('endsAt', 'Shown until'),
    input('entityState', 'State'),
  ],
  live: ({ entityState, audience, startsAt, endsAt }) => ({
    path: '/explore',
    hiddenBecause: hiddenByState(entityState),
    from: startsAt,
    until: endsAt,
    note: seenBy(audience),
  }),
  aside: CardPreview,
}))

const offerings = screen('offerings')(({ column, filter, input }) => ({
  label: 'Offerings',
  about: 'The ways to learn that the home page names.',
  asText: ({ title }) => title?.en,
  filters: [filter('entityState', 'State', { alwaysOn: true })],
  columns: [
    column('rank'),
    column('title'),
    column('grades', 'Classes'),
    column('redirectionUrl', 'Link'),
    column('entityState', 'State'),
  ],
  defaults: { grades: [], rank: 1, entityState: 'DRAFT' },
  form: [
    input('title'),
    input('text', { multiline: true }),
    input('icon'),
    input('redirectionUrl', 'Link'),
    input('grades', 'Classes (empty for all)', { defaultValue: [] }),
    input('rank', 'Position'),
    input('entityState', 'State'),
  ],
  live: ({ entityState }) => ({ path: '/explore', hiddenBecause: hiddenByState(entityState) }),
  aside: CardPreview,
}))

const popups = screen('popups')(({ column, filter, input }) => ({
  label: 'Pop-ups',
  about: 'Notes that open over a page, for the visitors you choose.',
  asText: ({ title }) => title?.en,
  filters: [filter('entityState', 'State', { alwaysOn: true }), filter('kind')],
  columns: [
    column('title'),
    column('kind'),
    column('pages'),
    column('endsAt', 'Until'),
    column('views', 'Seen'),
    column('loginClicks', 'Link to the login'),
    column('closeClicks', 'Closed'),
    column('entityState', 'State'),
  ],
  defaults: { kind: 'OFFER', pages: ['explore'], audience: 'EVERYONE', rank: 1, entityState: 'DRAFT' },
  form: [
    input('kind', 'Trigger', {
      helperText: 'Offers open on the pages below, and the others on the plans page when a coupon is used.',
    }),
    input('title'),
    input('text', { multiline: true }),
    input('label', 'Link text'),
    input('redirectionUrl', 'Link of an offer', {
      parse: (typed: string) => (typed === '' ? null : typed),
      helperText: 'Leave empty for login and coupon pop-ups.',
    }),
    input('pages', { as: SelectArrayInput, choices: PAGES.map((id) => ({ id, name: words(id) })) }),
    input('audience', 'Audience'),
    input('startsAt', 'From'),
    input('endsAt', 'Until'),
    input('rank', 'Position', { helperText: 'The lowest number comes first.' }),
    input('entityState', 'State'),
  ],
  live: ({ kind, pages, entityState, audience, startsAt, endsAt }) => ({
    path: kind === 'OFFER' ? placeOf(pages) : '/plans',
    hiddenBecause: hiddenByState(entityState),
    from: startsAt,
    until: endsAt,
    note: seenBy(audience),
  }),
  aside: CardPreview,
}))

export const homeScreens = [sections, cards, offerings, popups]
