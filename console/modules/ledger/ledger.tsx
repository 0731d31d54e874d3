import { useFieldValue } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { screen, type Screen } from '../../kit/screen.tsx'

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
          {account} <span className="money">{showMoney(amount)}</span>
        </li>
      ))}
    </ul>
  )
}

export const ledgerScreens: Screen[] = [
  screen('ledger-entries')(({ column, detail, filter }) => ({
    label: 'Ledger',
    asText: ({ id }) => id,
    filters: [filter('account', { alwaysOn: true }), filter('kind')],
    columns: [
      column('at'),
      column('kind'),
      column('reference'),
      column('postings', 'Amount (debit +, credit −)', { as: Postings }),
    ],
    details: [detail('at', 'When'), detail('kind'), detail('reference'), detail('postings', 'Lines', { as: Postings })],
  })),
]
