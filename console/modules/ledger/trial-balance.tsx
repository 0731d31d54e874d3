import Card from '@mui/material/Card'
import { Title } from 'react-admin'
import { showMoney } from '#core/kernel/money.ts'
import { staff } from '../../frame/contract.ts'
import { accountName } from '../../kit/names/labels.ts'
import { OnlyWith } from '../../kit/only-with.tsx'
import { ReportDaysFields, useReportDays } from '../../kit/reports/report-days.tsx'
import { TableHead } from '../../kit/reports/table-head.tsx'
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

const ALL_DAYS = { from: '', until: '' }

function BooksOfDays() {
  const { typed, days, key, change } = useReportDays()
  const { answer: books } = useReading(key, () => staff.staffBooks.getTrialBalance(days))
  return (
    <Card className="panel">
      <ReportDaysFields shown={ALL_DAYS} typed={typed} onChange={change} />
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
        <TableHead heads={['Account', 'Debit', 'Credit', 'Balance']} />
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
