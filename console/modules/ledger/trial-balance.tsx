import Card from '@mui/material/Card'
import { useEffect, useState } from 'react'
import { Title } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { callServer } from '../../frame/call-server.ts'

interface Balance {
  readonly accounts: readonly { account: string; debit: Paise; credit: Paise; balance: Paise }[]
  readonly debit: Paise
  readonly credit: Paise
}

export function TrialBalance() {
  const [books, setBooks] = useState<Balance>()
  useEffect(() => void callServer<Balance>('trial-balance').then(setBooks, () => {}), [])
  if (!books) return null
  const rows = books.accounts.map((row) => [row.account, row.debit, row.credit, row.balance] as const)
  return (
    <Card className="panel">
      <Title title="Trial balance" />
      <p className={books.debit === books.credit ? 'good' : 'problem'}>
        {books.debit === books.credit
          ? 'Debits and credits are equal.'
          : 'Debits and credits differ: call the owner now.'}
      </p>
      <table className="matrix">
        <thead>
          <tr>
            {['Account', 'Debit', 'Credit', 'Balance'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([account, ...amounts]) => (
            <tr key={account}>
              <th scope="row">{account}</th>
              {amounts.map((amount, i) => (
                <td key={i}>{showMoney(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <td>{showMoney(books.debit)}</td>
            <td>{showMoney(books.credit)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}
