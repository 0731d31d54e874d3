import Card from '@mui/material/Card'
import { useState } from 'react'
import { Title } from 'react-admin'
import { showMoney } from '#core/kernel/money.ts'
import { staff } from '../../frame/contract.ts'
import { accountName } from '../../kit/names/labels.ts'
import { DayField } from '../../kit/inputs/day-field.tsx'
import { OnlyWith } from '../../kit/only-with.tsx'
import { useReading } from '../../kit/use-reading.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { ledgerStaffApi } from '#core/modules/ledger/staff-api.ts'

export function TrialBalance() {
  return (
    <>
      <Title title="Trial balance" />
      <OnlyWith scope="ledger.view">
        <BooksOfDays />
      </OnlyWith>
    </>
  )
}

function BooksOfDays() {
  const [{ from, until }, setDays] = useState({ from: '', until: '' })
  const days = { ...(from && { from }), ...(until && { until }) }
  const { answer: books } = useReading(`${from} ${until}`, () => staff.staffBooks.getTrialBalance(days))
  return (
    <Card className="panel">
      <div className="day-range">
        <DayField label="From" value={from} onChange={(day) => setDays({ from: day, until })} />
        <DayField label="Until" value={until} onChange={(day) => setDays({ from, until: day })} />
      </div>
      {books && <Books {...books} />}
    </Card>
  )
}

type Balance = ResponseOf<typeof ledgerStaffApi.staffBooks.getTrialBalance>

function Books(books: Balance) {
  const rows = books.accounts.map((row) => [row.account, row.debit, row.credit, row.balance] as const)
  return (
    <>
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
              <th scope="row">{accountName(account)}</th>
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
    </>
  )
}
