import { SelectInput } from 'react-admin'
import { LANGUAGES, languageNames } from '#core/taxonomy/language.ts'
import { IndianState } from '../../kit/fields.tsx'
import { stateChoices } from '../../kit/names/labels.ts'
import { screen, type Screen } from '../../kit/screen.tsx'
import { CeilingNow, ceilingChanges, RequestCeiling } from './ceiling-changes.tsx'
import { BatchInput, CourseInput, PlanInput } from './course-inputs.tsx'
import { LeadActions } from './lead-actions.tsx'

const leads = screen('leads')(({ column, filter, input }) => ({
  label: 'Leads',
  about: 'People who asked about a course and have not bought yet.',
  asText: ({ studentName }) => studentName,
  filters: [
    filter('status', { alwaysOn: true }),
    filter('stateCode', 'State', { as: SelectInput, choices: stateChoices }),
  ],
  columns: [
    column('studentName', 'Student'),
    column('phone'),
    column('agentId', 'Adviser', { of: 'sales-agents', link: false }),
    column('price', 'Offered'),
    column('expiresAt', 'Until'),
    column('status', 'Stage'),
    column('stateCode', 'State', { as: IndianState }),
    column('createdAt', 'Since'),
  ],
  aside: LeadActions,
  defaults: { lang: 'en', planId: null, batchId: null, discount: 0, note: '', stateCode: null, salesForceId: null },
  whenNew: [
    input('phone', 'Family’s phone', { type: 'tel' }),
    input('salesForceId', 'Id in the other sales system', { helperText: 'Leave empty if the lead is not from there.' }),
  ],
  form: [
    input('agentId', 'Adviser', { of: 'sales-agents', isRequired: true }),
    input('studentName', 'Student'),
    input('stateCode', 'State', {
      as: SelectInput,
      choices: stateChoices,
      helperText: 'Where the family lives; leave empty to take that of its household.',
    }),
    input('lang', 'Family’s language', {
      as: SelectInput,
      choices: LANGUAGES.map((id) => ({ id, name: languageNames[id] })),
    }),
    <CourseInput key="CourseInput" />,
    <PlanInput key="PlanInput" />,
    <BatchInput key="BatchInput" />,
    input('discount', 'Discount', { helperText: 'In rupees, taken off the price that is offered.' }),
    input('note', 'Internal note', { multiline: true, parse: (text: string | null) => text ?? '' }),
  ],
}))

const agents = screen('sales-agents')(({ column, input }) => ({
  label: 'Advisers',
  about: 'Staff who make offers to families, and the highest discount of each.',
  asText: ({ name }) => name,
  columns: [
    column('name'),
    column('phone'),
    column('ceilingPercent', 'Highest discount (%)'),
    column('isActive', 'Sells'),
  ],
  defaults: { isActive: true },
  aside: RequestCeiling,
  whenNew: [
    input('staffId', 'Member of staff', {
      helperText: 'A new adviser takes nothing off until two people agree on a highest discount.',
      of: 'members',
      isRequired: true,
    }),
  ],
  form: [
    <CeilingNow key="CeilingNow" />,
    input('name', 'Name shown to families'),
    input('phone', 'Phone shown to families'),
    input('isActive', 'Active'),
  ],
}))

export const salesScreens: Screen[] = [leads, agents, ceilingChanges]
