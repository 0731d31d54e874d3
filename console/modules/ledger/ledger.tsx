import { DataTable, SearchInput, TextField, TextInput, useFieldValue } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { When } from '../../kit/fields.tsx'
import type { Screen } from '../../kit/screen.tsx'

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
  {
    name: 'ledger-entries',
    label: 'Ledger',
    feature: 'ledger',
    asText: ({ id }) => id,
    filters: [
      <SearchInput key="q" source="q" alwaysOn />,
      <TextInput key="account" source="account" alwaysOn />,
      <TextInput key="kind" source="kind" />,
    ],
    sort: { field: 'at', order: 'DESC' },
    columns: [
      <DataTable.Col key="at" source="at" field={When} />,
      <DataTable.Col key="kind" source="kind" />,
      <DataTable.Col key="reference" source="reference" disableSort />,
      <DataTable.Col
        key="postings"
        source="postings"
        label="Amount (debit +, credit −)"
        disableSort
        field={Postings}
      />,
    ],
    details: (
      <>
        <When source="at" label="When" />
        <TextField source="kind" />
        <TextField source="reference" />
        <Postings source="postings" label="Lines" />
      </>
    ),
  },
]
