// A program's plans as the families' page has them: tiers across, months down.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-admin'
import { showMoney } from '#core/kernel/money.ts'
import { VARIANTS } from '#core/modules/catalogue/variant.ts'
import { useStaffRecord } from '../../frame/contract.ts'
import { words } from '../../kit/fields.tsx'
import { ProgramSale, useProgramSale } from './program-sale.tsx'
import { usePlans, type Plan, type Program } from './use-plans.ts'

export function PlanMatrix() {
  const program = useStaffRecord('programs')
  const live = usePlans(program?.id)
  const sale = useProgramSale(program, live)
  if (!program || !live) return null
  return (
    <>
      {sale && <ProgramSale program={program} sale={sale} />}
      <Matrix program={program} live={live} />
    </>
  )
}

function Matrix({ program, live }: { readonly program: Program; readonly live: readonly Plan[] }) {
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
                {words(tier)}
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
