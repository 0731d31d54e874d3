// A new installation, step by step: until there is a course on sale, this is what stands first.
import Card from '@mui/material/Card'
import { Link, useCanAccess, useGetList } from 'react-admin'

const STEPS: readonly (readonly [resource: string, what: string])[] = [
  ['site', 'the seller’s name, address and GSTIN'],
  ['policies', 'the terms and the refund policy'],
  ['boards', 'boards'],
  ['targets', 'targets'],
  ['grades', 'classes'],
  ['subjects', 'subjects'],
  ['services', 'plan services'],
  ['session-years', 'session years'],
  ['message-templates', 'message templates'],
  ['teachers', 'teachers'],
  ['curricula', 'curricula'],
  ['courses', 'a course, its batch, and who teaches it'],
  ['programs', 'a program, and its plans as a grid'],
]

export function FirstSteps() {
  const { total } = useGetList('courses', { filter: { status: 'ACTIVE' }, pagination: { page: 1, perPage: 1 } })
  if (total !== 0) return null
  return (
    <Card className="panel">
      <h2>First steps</h2>
      <p className="quiet">Nothing is on sale yet. Complete these steps in order.</p>
      <ol>
        {STEPS.map(([resource, what]) => (
          <Step key={resource} resource={resource} what={what} />
        ))}
      </ol>
    </Card>
  )
}

function Step({ resource, what }: { readonly resource: string; readonly what: string }) {
  const { canAccess } = useCanAccess({ resource, action: 'list' })
  const { total } = useGetList(resource, { pagination: { page: 1, perPage: 1 } }, { enabled: canAccess === true })
  if (!canAccess) return <li>{what}: for colleagues with the permission</li>
  return (
    <li>
      <Link to={`/${resource}`}>{what}</Link>{' '}
      <span className={total ? 'good' : 'quiet'}>{total ? `${total} done` : 'none yet'}</span>
    </li>
  )
}
