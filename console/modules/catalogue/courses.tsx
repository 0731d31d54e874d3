import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { Grade, Price, Standing, whenText, Word } from '../../kit/fields.tsx'
import type { ElementsOf } from '../../kit/elements.tsx'
import { PictureInput } from '../../kit/pictures/picture-input.tsx'
import { related } from '../../kit/related.tsx'
import { screen } from '../../kit/screen.tsx'
import { BatchAside } from '../classroom/batch-aside.tsx'
import { CourseChecklist } from './course-checklist.tsx'
import { courseDefaults } from './course-defaults.ts'
import { priceChanges } from './price-changes.tsx'
import { BatchPrice, BatchPriceNow, TrialActions } from './price-panels.tsx'
import { ChaptersInput, CourseStaffInput, TimetableInput } from './timetable-input.tsx'
import { hiddenOffSale } from '../../kit/live/live-place.ts'

function orNull(text: string): string | null {
  return text === '' ? null : text
}

const courseForm = (input: ElementsOf<'courses'>['input']) => [
  input('title', { helperText: 'Families read it on cards and invoices, for example “Class 10 CBSE Plus”.' }),
  input('outcome', {
    helperText: 'One sentence for families: the result for the learner at the end.',
    multiline: true,
  }),
  input('pictureId', 'Picture', { as: PictureInput }),
  input('slug', { helperText: 'The end of its page address: small letters, digits and hyphens.' }),
  input('grade'),
  input('stream', { helperText: 'Only for classes 11 and 12.' }),
  input('boards', { helperText: 'The main one first; families of these boards are offered it.' }),
  input('target', 'Target', { helperText: 'The exam that it prepares for.', of: 'targets' }),
  input('language', { helperText: 'Teachers speak it in class.' }),
  input('variantName', 'Tier', {
    helperText: 'Families compare Lite, Classic, Plus, Pro and Premium on the plans page.',
  }),
  input('courseKind', 'Kind', {
    helperText: 'Full courses are sold by plans, and the others by a price of their own too.',
  }),
  input('productLabel', 'Product line'),
  input('price', {
    helperText: 'With GST; another person publishes a change; a full-course plan sets it, if there is one.',
  }),
  input('cutPrice', 'List price', { helperText: 'Shown struck through, only if it was charged before.' }),
  input('startsAt', 'Starts'),
  input('endsAt', 'Ends', { helperText: 'From this moment on it is no longer sold.' }),
  input('lastPurchaseAt', 'Last purchase date', {
    helperText: 'Nobody can buy it from then on; leave empty to sell it to its end.',
  }),
  input('aslGroup', 'Group of similar courses', {
    helperText: 'A learner with one course of the group cannot buy another one of it.',
    parse: orNull,
  }),
  input('curriculumId', 'Curriculum', {
    helperText: 'Its chapters are shown on the page and taught in this order.',
    of: 'curricula',
  }),
  <CourseStaffInput key="CourseStaffInput" />,
  input('isEarlyLearning', 'Early learning', {
    helperText: 'Coupons for early learning can be used for it, too.',
  }),
  input('isListed', 'Listed', { helperText: 'If off, families can buy it only by its link.' }),
]

const courses = screen('courses')(({ column, filter, input }) => ({
  label: 'Courses',
  live: ({ slug, status, isListed }) => ({
    path: `/course/${slug}`,
    hiddenBecause: hiddenOffSale(status),
    ...(!isListed && { note: 'Only by its link: it is in no list.' }),
  }),
  about: 'What families buy: a year of one class and target, with its teachers, batches and plans.',
  asText: ({ title }) => title?.en,
  filters: [
    filter('status', { alwaysOn: true }),
    filter('grade'),
    filter('target'),
    filter('language'),
    filter('isListed', 'Listed'),
    filter('hasDraft', 'Unpublished changes'),
  ],
  columns: [
    column('title'),
    column('grade', { as: Grade }),
    column('target'),
    column('variantName', 'Tier', { as: Word }),
    column('price'),
    column('startsAt', 'Starts'),
    column('status', { as: Standing }),
  ],
  actions: (
    <Button component={Link} to="/new-course">
      New course in steps
    </Button>
  ),
  checklist: CourseChecklist,
  related: [
    related('batches', 'bundleId'),
    related('plans', 'bundleId'),
    related('trials', 'bundleId'),
    related('lessons', 'bundleId'),
    related('toppers', 'bundleId'),
  ],
  bulk: [
    { label: 'Take off sale', change: { status: 'INACTIVE' } },
    { label: 'Put on sale', change: { status: 'ACTIVE' } },
  ],
  preview: ({ title, outcome, price, cutPrice, startsAt }, speak) => (
    <>
      <strong>{speak(title)}</strong>
      <p>{speak(outcome)}</p>
      <Price price={price} cutPrice={cutPrice} />
      {startsAt && <p className="quiet">Starts {whenText(startsAt)}</p>}
    </>
  ),
  defaults: courseDefaults,
  form: courseForm(input),
}))

const batches = screen('batches')(({ column, filter, input }) => ({
  label: 'Batches',
  about: 'A group of learners with fixed days and hours, and the seats in it.',
  asText: ({ label }) => `Batch ${label}`,
  filters: [filter('bundleId', 'Course', { of: 'courses' }), filter('language')],
  columns: [
    column('bundleId', 'Course', { of: 'courses' }),
    column('label', { as: Word }),
    column('startsAt', 'Starts'),
    column('endsAt', 'Ends'),
    column('language', { as: Word }),
  ],
  defaults: { label: 'main', language: 'en', slots: [] },
  aside: () => (
    <>
      <BatchPrice />
      <BatchAside />
    </>
  ),
  form: [
    input('bundleId', 'Course', { of: 'courses' }),
    input('label', { helperText: 'Tells the batches of one course apart.' }),
    input('startsAt', 'Starts', { helperText: 'The first day of its classes.' }),
    input('endsAt', 'Ends', { helperText: 'No class is planned after this day.' }),
    input('language'),
    <BatchPriceNow key="BatchPriceNow" />,
    input('seats', 'Seats (empty: no limit)', {
      helperText: 'When all are taken, further families wait; leave empty for no limit.',
    }),
    <TimetableInput key="TimetableInput" />,
  ],
}))

const curricula = screen('curricula')(({ column, input }) => ({
  label: 'Curricula',
  about: 'The chapters and topics of a class, board and subject.',
  asText: ({ name }) => name,
  columns: [column('name'), column('chapterCount', 'Chapters'), column('courseCount', 'Courses')],
  defaults: { chapters: [] },
  form: [
    input('name', { helperText: 'Only staff read it: class, board and subjects.' }),
    input('chapters', 'Chapters, in teaching order', { as: ChaptersInput }),
  ],
}))

const trials = screen('trials')(({ column, detail, filter, input }) => ({
  label: 'Trials',
  about: 'Courses that can be tried for a few days before they are bought. Two people change a trial.',
  asText: ({ trialAllowedDays }) => `Trial of ${trialAllowedDays} days`,
  sort: { field: 'trialAmount', order: 'ASC' },
  columns: [
    column('bundleId', 'Course', { of: 'courses' }),
    column('trialAmount', 'Price'),
    column('trialAllowedDays', 'Days'),
    column('isActive', 'Offered'),
  ],
  mayEdit: false,
  filters: [filter('bundleId', 'Course', { of: 'courses' }), filter('isActive', 'Offered')],
  bulk: [{ label: 'Hide from families', change: { isActive: false }, isOneWay: true }],
  aside: TrialActions,
  details: [
    detail('bundleId', 'Course', { of: 'courses', link: 'show' }),
    detail('trialAmount', 'Price'),
    detail('cutPrice', 'List price'),
    detail('trialAllowedDays', 'Days'),
    detail('isActive', 'Offered'),
  ],
  form: [
    input('bundleId', 'Course', { of: 'courses' }),
    input('trialAmount', 'Price', {
      helperText: 'The new trial is hidden until another person approves that it is offered.',
    }),
    input('cutPrice', 'List price', { helperText: 'Shown struck through next to the price.' }),
    input('trialAllowedDays', 'Days', { helperText: 'The course closes again after so many days.' }),
  ],
}))

export const courseScreens = [courses, batches, curricula, trials, priceChanges]
