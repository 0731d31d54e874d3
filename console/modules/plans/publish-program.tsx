// A program and its plans go on sale together: what waits is listed, and published as it is listed.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Link, useGetIdentity } from 'react-admin'
import { showMoney } from '#core/kernel/money.ts'
import { staff } from '../../frame/contract.ts'
import { Authors } from '../../kit/decisions/authors.tsx'
import { WhoCan } from '../../kit/decisions/who-can.tsx'
import { reasonIn, useAction } from '../../kit/use-action.ts'
import type { Sale } from './program-sale.tsx'
import type { Plan, Program } from './use-plans.ts'

interface Props {
  readonly program: Program
  readonly plans: readonly Plan[]
  readonly sale: Sale
}

export function PublishProgram({ program, plans, sale }: Props) {
  const { identity } = useGetIdentity()
  const { publishers } = sale
  const [reason, setReason] = useState('')
  const act = useAction()
  const waiting = [program, ...plans].filter(({ status, hasDraft }) => status === 'DRAFT' || hasDraft)

  async function publish() {
    const versions = Object.fromEntries(waiting.map(({ id, version }) => [id, version]))
    const publishing = () => staff.staffPlanActions.publishProgram({ id: program.id, versions, ...reasonIn(reason) })
    if (await act(publishing, 'Published. The link below shows it.')) setReason('')
  }

  if (waiting.length === 0) return <Card className="panel"><p className="good">Families see this version.</p></Card> // prettier-ignore
  return (
    <Card className="panel">
      <h2>Unpublished changes</h2>
      <ul>
        {waiting.map((each) => (
          <li key={each.id}>
            {'price' in each ? (
              <Link to={`/plans/${each.id}`}>
                {each.variantName}, {each.validMonths === 0 ? 'full course' : `${each.validMonths} months`}:{' '}
                {priceChange(each, sale)}
              </Link>
            ) : (
              'the program itself'
            )}
            <WrittenBy ids={sale.waiting.find(({ id }) => id === each.id)?.writtenBy ?? []} />
          </li>
        ))}
      </ul>
      {publishers.includes(String(identity?.id)) ? (
        <div className="grid-actions">
          <TextField
            label="Reason (stored in the audit log)"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button variant="contained" onClick={() => void publish()}>
            Publish all {waiting.length}
          </Button>
        </div>
      ) : (
        <WhoCan publishers={publishers} />
      )}
    </Card>
  )
}

/** "₹2,499 → ₹2,999", or only the price of a plan that is new. */
function priceChange({ id, price }: Plan, { waiting }: Sale): string {
  const before = waiting.find((each) => each.id === id)?.livePrice ?? null
  return before === null || before === price ? showMoney(price) : `${showMoney(before)} → ${showMoney(price)}`
}

function WrittenBy({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <span className="quiet">
      {' '}
      by <Authors ids={ids} />
    </span>
  )
}
