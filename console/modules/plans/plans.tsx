import { Fragment } from 'react'
import { AutocompleteArrayInput } from 'react-admin'
import { VARIANTS } from '#core/modules/catalogue/variant.ts'
import { gradeName } from '#core/taxonomy/grade.ts'
import { SERVICES } from '#core/modules/plans/service-inclusion.ts'
import { choicesOf, Grade, Price, Standing, words, Word } from '../../kit/fields.tsx'
import { NameOf } from '../../kit/names/name-of.tsx'
import { screen } from '../../kit/screen.tsx'
import { PlanMatrix } from './plan-matrix.tsx'
import { hiddenOffSale } from '../../kit/live/live-place.ts'

const programs = screen('programs')(({ column, filter, input }) => ({
  label: 'Programs',
  about: 'A group of plans for one class, as families compare them on the plans page.',
  asText: ({ name }) => name?.en,
  filters: [
    filter('status', { alwaysOn: true }),
    filter('grade'),
    filter('target'),
    filter('hasDraft', 'Unpublished changes'),
  ],
  columns: [
    column('name'),
    column('grade', { as: Grade }),
    column('boards'),
    column('target'),
    column('year'),
    column('isHidden', 'Link only'),
    column('status', { as: Standing }),
  ],
  bulk: [
    { label: 'Take off sale', change: { status: 'INACTIVE' } },
    { label: 'Put on sale', change: { status: 'ACTIVE' } },
  ],
  aside: PlanMatrix,
  preview: ({ name, grade, stream, boards = [], year }, speak) => (
    <>
      <strong>{speak(name)}</strong>
      <p>
        {grade !== undefined && gradeName(grade, stream)}
        {boards.map((board) => (
          <Fragment key={board}>
            {' · '}
            <NameOf of="boards" id={board} />
          </Fragment>
        ))}
        {' · '}
        {year}
      </p>
    </>
  ),
  defaults: { isHidden: true, language: 'en', rank: 1, stream: null },
  form: [
    input('name', { helperText: 'Families read it above the plans, for example “Class 10 All Subjects”.' }),
    input('grade'),
    input('stream'),
    input('boards', { helperText: 'Main board first.' }),
    input('target'),
    input('year', { helperText: 'The year of the exam, for example 2027.' }),
    input('language'),
    input('rank', { helperText: 'If several fit a family, the one with the lowest number is shown.' }),
    input('isHidden', 'Sold by link only', { helperText: 'If on, it is in no list and families need its link.' }),
  ],
}))

const plans = screen('plans')(({ column, filter, input }) => ({
  label: 'Plans',
  about: 'What one tier of a program costs, and what it includes.',
  asText: ({ title }) => title?.en,
  filters: [
    filter('status', { alwaysOn: true }),
    filter('variantName', 'Tier'),
    filter('programId', 'Program', { of: 'programs' }),
    filter('hasDraft', 'Unpublished changes'),
  ],
  columns: [
    column('title'),
    column('programId', 'Program', { of: 'programs' }),
    column('variantName', 'Tier', { as: Word }),
    column('validMonths', 'Months'),
    column('price'),
    column('status', { as: Standing }),
  ],
  bulk: [
    { label: 'Take off sale', change: { status: 'INACTIVE' } },
    { label: 'Put on sale', change: { status: 'ACTIVE' } },
  ],
  preview: ({ title, price, cutPrice, services }, speak) => (
    <>
      <strong>{speak(title)}</strong>
      <Price price={price} cutPrice={cutPrice} />
      <ul>
        {services?.map((service: string) => (
          <li key={service}>{words(service)}</li>
        ))}
      </ul>
    </>
  ),
  live: ({ id, status }) => ({ path: `/plans?subscriptionPlanId=${id}`, hiddenBecause: hiddenOffSale(status) }),
  defaults: { aioValidTill: null, priceReason: null, services: [...SERVICES] },
  form: [
    input('title', { helperText: 'Families choose by it, for example “Plus, 1 month”.' }),
    input('programId', 'Program', { of: 'programs', isRequired: true }),
    input('bundleId', 'Course', {
      helperText: 'Families who buy the plan are enrolled in it.',
      of: 'courses',
      isRequired: true,
    }),
    input('variantName', 'Tier', { helperText: 'The column of the plans page in which it stands.' }),
    input('validMonths', 'Months', { helperText: 'Enter 0 for the full course.' }),
    input('price', { helperText: 'In rupees with GST; another person must publish a change of it.' }),
    input('cutPrice', 'List price', { helperText: 'Shown struck through, only if it was charged before.' }),
    input('services', { helperText: 'Families compare them on the plans page.' }),
    input('aioValidTill', 'Valid until', {
      helperText: 'Access ends then; leave empty to count the months from the purchase.',
    }),
    input('priceReason', 'Why it costs more than its last months', {
      multiline: true,
      helperText: 'Shown next to the price of a full course that costs more than its months.',
    }),
  ],
}))

const services = screen('services')(({ column, input }) => ({
  label: 'Plan services',
  about: 'The eight services that plans name, with their explanation for families.',
  asText: ({ name }) => name?.en,
  mayCreate: false,
  columns: [column('position'), column('name'), column('explanation')],
  form: [
    input('position', { helperText: 'The lowest number is the first row of the comparison.' }),
    input('name'),
    input('explanation', { helperText: 'Families read it when they open the row.', multiline: true }),
    input('url', { helperText: 'Link shown for the Lite plan.', parse: (text: string) => text || null }),
  ],
  live: () => ({ path: '/plans' }),
}))

const sessionYears = screen('session-years')(({ column, filter, input }) => ({
  label: 'Session years',
  about: 'On which day a class moves to the plans of the next school year.',
  asText: ({ grade, year }) => `${gradeName(grade)}: ${year}`,
  search: false,
  filters: [filter('grade', { alwaysOn: true })],
  columns: [column('grade', { as: Grade }), column('startsAt', 'From'), column('year')],
  whenNew: [
    input('grade'),
    input('startsAt', 'From', { helperText: 'From this day the class is offered the plans of the year.' }),
  ],
  form: [input('year', { helperText: 'Year of the exam.' })],
}))

const rules = screen('plan-rules')(({ column, input }) => ({
  label: 'Plans page',
  about: 'The tier that the plans page selects before a family has chosen.',
  asText: () => 'Plans page',
  search: false,
  mayCreate: false,
  columns: [column('variantPriority', 'Selected first')],
  form: [
    input('variantPriority', 'Selected first', {
      as: AutocompleteArrayInput,
      choices: choicesOf(VARIANTS),
      helperText: 'In order: the page begins with the first of these tiers that has a full course.',
    }),
  ],
}))

export const planScreens = [programs, plans, services, sessionYears, rules]
