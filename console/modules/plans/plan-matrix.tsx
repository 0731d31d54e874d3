// A program's plans as the families' page has them: tiers across, months down.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link, useRecordContext } from 'react-admin'
import { showMoney } from '#core/kernel/money.ts'
import { VARIANTS } from '#core/modules/catalogue/variant.ts'
import { usePlans } from './use-plans.ts'

export function PlanMatrix() {
  const program = useRecordContext()
  const live = usePlans(program && String(program.id))
  if (!program || !live) return null
  const tiers = VARIANTS.filter((tier) => live.some(({ variantName }) => variantName === tier))
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
                    .map(({ id, price, status, hasDraft }) => (
                      <Link key={id} to={`/plans/${id}`}>
                        {showMoney(price)}
                        {(status === 'DRAFT' || hasDraft) && ' (draft)'}
                      </Link>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button component={Link} to={`/plan-grid/${program.id}`}>
        Plans as a grid
      </Button>
    </Card>
  )
}
