// A program's plans as the families' page has them: tiers across, months down.
import Card from '@mui/material/Card'
import { Link, useGetList, useRecordContext, type RaRecord } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'

interface Plan extends RaRecord {
  readonly variantName: string
  readonly validMonths: number
  readonly price: Paise
  readonly status: string
}

export function PlanMatrix() {
  const program = useRecordContext()
  const { data } = useGetList<Plan>(
    'plans',
    { filter: { programId: program?.id }, pagination: { page: 1, perPage: 100 } },
    { enabled: program !== undefined },
  )
  if (!data || data.length === 0) return null
  const live = data.filter(({ status }) => status !== 'INACTIVE')
  const tiers = ['LITE', 'CLASSIC', 'PLUS', 'PRO', 'PREMIUM'].filter((tier) =>
    live.some(({ variantName }) => variantName === tier),
  )
  const months = [...new Set(live.map(({ validMonths }) => validMonths))].toSorted((a, b) => a - b)
  return (
    <Card className="panel">
      <h2>Plans</h2>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">Months</th>
            {tiers.map((tier) => (
              <th key={tier} scope="col">
                {tier}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month}>
              <th scope="row">{month === 0 ? 'Full' : month}</th>
              {tiers.map((tier) => (
                <td key={tier}>
                  {live
                    .filter(({ variantName, validMonths }) => variantName === tier && validMonths === month)
                    .map(({ id, price, status }) => (
                      <Link key={id} to={`/plans/${id}`}>
                        {showMoney(price)}
                        {status === 'DRAFT' && ' (draft)'}
                      </Link>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
