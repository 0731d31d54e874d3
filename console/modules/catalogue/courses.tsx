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
import { ChaptersInput, CourseStaffInput, TimetableInput } from './timetable-input.tsx'
import { hiddenOffSale } from '../../kit/live/live-place.ts'

function orNull(text: string): string | null {
  return text === '' ? null : text
}

const courseForm = (input: ElementsOf<'courses'>['input']) => [
  input('title'),
  input('outcome', { multiline: true }),
  input('pictureId', 'Picture', { as: PictureInput }),
  input('slug', { helperText: 'Used in the page address.' }),
  input('grade'),
  input('stream'),
  input('boards', { helperText: 'Main board first.' }),
  input('target', 'Target', { of: 'targets' }),
  input('language'),
  input('variantName', 'Tier'),
  input('courseKind', 'Kind'),
  input('productLabel', 'Product line'),
  input('price', { helperText: 'A new price must be published by another person.' }),
  input('cutPrice', 'List price', { helperText: 'Shown struck through, only if it was charged before.' }),
  input('startsAt', 'Starts'),
  input('endsAt', 'Ends'),
  input('lastPurchaseAt', 'Last purchase date'),
  input('aslGroup', 'Group of similar courses', { parse: orNull }),
  input('curriculumId', 'Curriculum', { of: 'curricula' }),
  <CourseStaffInput key="CourseStaffInput" />,
  input('isEarlyLearning', 'Early learning'),
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
  aside: BatchAside,
  form: [
    input('bundleId', 'Course', { of: 'courses' }),
    input('label'),
    input('startsAt', 'Starts'),
    input('endsAt', 'Ends'),
    input('language'),
    input('price', 'Price of this batch by itself'),
    input('seats', 'Seats (empty: no limit)'),
    <TimetableInput key="TimetableInput" />,
  ],
}))

const curricula = screen('curricula')(({ column, input }) => ({
  label: 'Curricula',
  about: 'The chapters and topics of a class, board and subject.',
  asText: ({ name }) => name,
  columns: [column('name'), column('chapterCount', 'Chapters'), column('courseCount', 'Courses')],
  defaults: { chapters: [] },
  form: [input('name'), input('chapters', 'Chapters, in teaching order', { as: ChaptersInput })],
}))

const trials = screen('trials')(({ column, input }) => ({
  label: 'Trials',
  about: 'Courses that can be tried for a few days before they are bought.',
  asText: ({ trialAllowedDays }) => `Trial of ${trialAllowedDays} days`,
  sort: { field: 'trialAmount', order: 'ASC' },
  columns: [
    column('bundleId', 'Course', { of: 'courses' }),
    column('trialAmount', 'Price'),
    column('trialAllowedDays', 'Days'),
  ],
  form: [
    input('bundleId', 'Course', { of: 'courses' }),
    input('trialAmount', 'Price'),
    input('cutPrice', 'List price'),
    input('trialAllowedDays', 'Days'),
  ],
}))

export const courseScreens = [courses, batches, curricula, trials]
