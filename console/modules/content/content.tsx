import { BooleanInput, required, TextInput } from 'react-admin'
import { SpokenInput } from '../../kit/inputs/inputs.tsx'
import { screen } from '../../kit/screen.tsx'
import type { StaffRecord } from '../../frame/contract.ts'
import type { LivePlace } from '../../kit/live/live-place.ts'
import { campaigns } from './campaigns.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { Code, Word, words } from '../../kit/fields.tsx'
import { menu } from './menu/menu.tsx'
import { paymentMessages } from './payment-messages.tsx'

/** Where the questions of each page are. A few pages are of one course or purchase: the note says where to look. */
const FAQ_PLACES: Readonly<Record<StaffRecord<'faqs'>['page'], LivePlace>> = {
  home: { path: '/' },
  plans: { path: '/plans' },
  pay: { path: '/plans', note: 'On the payment page, which follows the choice of a plan.' },
  course: { path: '/courses', note: 'On the page of every course.' },
  supercoders: { path: '/supercoders' },
  superreaders: { path: '/superreaders' },
  superspeakers: { path: '/superspeakers' },
}

const faqs = screen('faqs')(({ column, filter, input }) => ({
  label: 'Questions',
  about: 'Questions and answers on the pages of the site.',
  asText: ({ question }) => question?.en,
  filters: [filter('page', { alwaysOn: true })],
  columns: [column('page', { as: Word }), column('position'), column('question')],
  form: [
    input('page'),
    input('position', { helperText: 'The lowest number is the first question of the page.' }),
    input('question'),
    input('answer', { multiline: true }),
  ],
  live: ({ page }) => FAQ_PLACES[page],
}))

const testimonials = screen('testimonials')(({ column, filter, input }) => ({
  label: 'Testimonials',
  about: 'What parents and learners say about us, shown only with their consent.',
  asText: ({ name }) => name,
  filters: [filter('hasConsent', 'With consent', { as: BooleanInput })],
  columns: [
    column('rank'),
    column('name'),
    column('userRole', 'Speaker', { as: Word }),
    column('value'),
    column('consentAt', 'Consent from'),
  ],
  defaults: { testimonialType: 'TEXT', userImage: null, consentAt: null, grade: null, batch: null },
  form: [
    input('name'),
    input('userRole', 'Speaker'),
    input('testimonialType', 'Kind'),
    input('value', 'Quote', { multiline: true }),
    input('place', { isRequired: true }),
    input('course', { isRequired: true }),
    input('year'),
    input('grade', 'Class of the learner', {
      helperText: 'Pages of courses show what families of this class and the next ones say.',
    }),
    input('batch', 'Batch', { helperText: 'With its days and hour, such as “Main batch, Mon to Sat at 7 pm”.' }),
    input('rank', { helperText: 'The lowest number is shown first.' }),
    input('userImage', 'Picture'),
    input('consentAt', 'Written consent from', { helperText: 'The testimonial is hidden without it.' }),
  ],
  live: ({ consentAt }) => ({
    path: '/',
    hiddenBecause: consentAt === null ? 'There is no written consent yet.' : undefined,
    note: 'On the home page, and on course pages of the class and the next ones.',
  }),
}))

const claims = screen('claims')(({ column, filter, input }) => ({
  label: 'Claims register',
  about: 'Numbers that our pages state, each with its evidence and the day until it holds.',
  asText: ({ figure, text }) => `${figure} ${text?.en}`,
  filters: [filter('standing', { alwaysOn: true })],
  columns: [column('figure'), column('text'), column('course'), column('evidenceUntil', 'Evidence valid until')],
  defaults: { position: 1, year: null, course: null, sample: null, sourceUrl: null, evidenceUntil: null },
  form: [
    input('figure'),
    input('text'),
    input('year'),
    input('course'),
    input('sample', 'Sample size and group', { helperText: 'For example “412 of 2,310 learners of Class 10, 2026”.' }),
    input('sourceUrl', 'Link to the evidence', { helperText: 'Families can open it next to the claim.', type: 'url' }),
    input('evidenceUntil', 'Evidence valid until', {
      helperText: 'The claim is hidden after this date, and while the date is empty.',
    }),
    input('position'),
  ],
  live: ({ evidenceUntil }) => ({
    path: '/',
    hiddenBecause: evidenceUntil === null ? 'It has no evidence yet.' : undefined,
    until: evidenceUntil,
    note: 'On the home page and on campaign pages with claims.',
  }),
}))

const policies = screen('policies')(({ column, filter, input, items }) => ({
  label: 'Terms and policies',
  about: 'Each edition of the terms and policies. Buyers keep the edition they agreed to.',
  asText: ({ kind, edition }) => `${words(kind)} ${edition}`,
  filters: [filter('kind', { alwaysOn: true })],
  columns: [column('kind'), column('edition', { as: Code }), column('title'), column('publishedAt', 'In force from')],
  mayEdit: false,
  mayCreate: true,
  details: [<Paragraphs key="Paragraphs" />],
  live: ({ kind, edition, publishedAt }) => ({
    path: `/policies/${kind.toLowerCase()}?version=${edition}`,
    from: publishedAt,
    note: 'Families read this edition until a later one is in force. It stays in the list of editions.',
  }),
  whenNew: [
    input('kind'),
    input('edition', { helperText: 'For example 2026-11; orders keep the version they were made with.' }),
    input('publishedAt', 'In force from'),
    input('title'),
    input('summary'),
    items('body', undefined, (one) => [one.itself('Paragraph', { as: SpokenInput, multiline: true })], {
      isRequired: true,
      defaultValue: [{}],
      layout: { fullWidth: true },
    }),
  ],
}))

const site = screen('site')(({ column, input }) => ({
  label: 'Contact details',
  about: 'Phone numbers, addresses and the company, as pages and invoices show them.',
  asText: () => 'Contact details',
  search: false,
  mayCreate: false,
  columns: [column('tollFree'), column('email'), column('grievanceName'), column('updatedAt')],
  form: [
    ...[
      'tollFree',
      'whatsapp',
      'email',
      'grievanceName',
      'grievanceEmail',
      'grievancePhone',
      'sellerName',
      'sellerAddress',
      'sellerGstin',
      'sellerState',
    ].map((source) => <TextInput key={source} source={source} validate={required()} />),
    input('hours'),
  ],
  live: () => ({ path: '/', note: 'At the foot of every page.' }),
}))

export const contentScreens = [faqs, testimonials, claims, policies, site, menu, campaigns, paymentMessages]
