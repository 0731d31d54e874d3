import { useFieldValue } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { dayText, State, words } from '../../kit/fields.tsx'
import { ChoiceInput } from '../../kit/inputs/inputs.tsx'
import { screen } from '../../kit/screen.tsx'

interface InstalmentPart {
  readonly no: number
  readonly dueAt: string
  readonly totalAmount: Paise
  readonly state: string
}

function Parts(props: { readonly source: string; readonly label?: string }) {
  const parts = useFieldValue(props) as readonly InstalmentPart[] | undefined // the contract's
  return (
    <ol className="postings">
      {parts?.map(({ no, dueAt, totalAmount, state }) => (
        <li key={no}>
          {dayText(dueAt)} <span className="money">{showMoney(totalAmount)}</span>, {words(state).toLowerCase()}
        </li>
      ))}
    </ol>
  )
}

const plans = screen('instalment-plans')(({ column, detail, filter }) => ({
  label: 'Instalments',
  about: 'Courses that are paid in parts, and how far each is paid.',
  whenEmpty: 'A family that pays in parts is listed here from its first payment.',
  asText: ({ title }) => String(title),
  filters: [
    filter('state', { as: ChoiceInput, choices: ['RUNNING', 'DONE', 'CANCELLED'], alwaysOn: true }),
    filter('stage', { as: ChoiceInput, choices: ['SOON', 'DUE', 'GRACE', 'LIMITED', 'SUSPENDED'], alwaysOn: true }),
  ],
  columns: [
    column('title'),
    column('state'),
    column('stage', { as: State }),
    column('parts', 'Due', { as: Parts }),
    column('createdAt', 'Since'),
  ],
  details: [
    detail('title'),
    detail('state'),
    detail('stage', 'Overdue by', { as: State }),
    detail('parts', { as: Parts }),
    detail('orderId', 'First order', { of: 'orders', link: 'show' }),
    detail('accountId', 'Household', { of: 'households' }),
    detail('createdAt', 'Since'),
  ],
}))

const parts = screen('instalments')(({ column, filter, input }) => ({
  label: 'Instalments due',
  about: 'Each part to pay, with its day.',
  asText: ({ no, totalAmount }) => `Instalment ${no}, ${showMoney(totalAmount)}`,
  filters: [filter('state', { alwaysOn: true })],
  columns: [
    column('dueAt', 'Due'),
    column('no', 'Part'),
    column('totalAmount', 'Amount'),
    column('state'),
    column('planId', 'Plan', { of: 'instalment-plans', link: 'show' }),
  ],
  mayCreate: false,
  closedBecause: ({ state }) =>
    state === 'PAID' ? 'This instalment is paid: nothing of it can be changed.' : undefined,
  form: [input('dueAt', 'Due'), input('state')],
}))

const terms = screen('instalment-terms')(({ column, input }) => ({
  label: 'Instalment terms',
  about: 'From which price a course can be paid in parts, and when access ends without payment.',
  asText: () => 'Instalment terms',
  search: false,
  columns: [
    column('leastTotal', 'From'),
    column('leastPart', 'Smallest instalment'),
    column('remindDays', 'Reminder (days before)'),
    column('graceDays', 'Access limited (days after)'),
    column('suspendDays', 'Access suspended (days after)'),
  ],
  mayCreate: false,
  form: [
    input('leastTotal', 'Minimum price'),
    input('leastPart', 'Smallest instalment'),
    input('remindDays', 'Reminder (days before)', { min: 0 }),
    input('graceDays', 'Access limited (days after)', { min: 0 }),
    input('suspendDays', 'Access suspended (days after)', { min: 0 }),
  ],
}))

export const instalmentScreens = [plans, parts, terms]
