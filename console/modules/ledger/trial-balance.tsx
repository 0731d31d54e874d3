import Card from '@mui/material/Card'
import { useEffect, useState } from 'react'
import { Title } from 'react-admin'
import { showMoney } from '#core/kernel/money.ts'
import { staff } from '../../frame/contract.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { ledgerStaffApi } from '#core/modules/ledger/staff-api.ts'

export function TrialBalance() {
  const [books, setBooks] = useState<ResponseOf<typeof ledgerStaffApi.staffBooks.getTrialBalance>>()
  useEffect(() => void staff.staffBooks.getTrialBalance({}).then(setBooks, () => {}), [])
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
