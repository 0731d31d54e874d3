import { useFieldValue } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { State, whenText, words } from '../../kit/fields.tsx'
import { accountName } from '../../kit/names/labels.ts'
import { RecordLink } from '../../kit/names/record-of-id.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
import { useStaffRecord } from '../../frame/contract.ts'
import { aboutOf } from './about.ts'

interface Posting {
  readonly account: string
  readonly amount: Paise
}

function Postings(props: { readonly source: string; readonly label?: string }) {
  const postings = useFieldValue(props) as readonly Posting[] | undefined // the contract's
  return (
    <ul className="postings">
      {postings?.map(({ account, amount }) => (
        <li key={account}>
          {accountName(account)} <span className="money">{showMoney(amount)}</span>
        </li>
      ))}
    </ul>
  )
}

function About() {
  const entry = useStaffRecord('ledger-entries')
  const id = entry && aboutOf(entry)
  return id === undefined ? <>–</> : <RecordLink id={id} />
}

export const ledgerScreens: Screen[] = [
  screen('ledger-entries')(({ column, detail, filter }) => ({
    label: 'Ledger',
    about: 'Every movement of money in double entry. No entry can be changed.',
    asText: ({ kind, at }) => `${words(kind)}, ${whenText(at)}`,
    filters: [filter('account', { alwaysOn: true }), filter('kind')],
    columns: [
      column('at'),
      column('kind', { as: State }),
      column('reference', 'About', { as: About }),
      column('postings', 'Lines (debit +, credit −)', { as: Postings }),
      column('amount'),
    ],
    details: [
      detail('at', 'When'),
      detail('kind', { as: State }),
      detail('reference', 'About', { as: About }),
      detail('postings', 'Lines', { as: Postings }),
    ],
  })),
]
