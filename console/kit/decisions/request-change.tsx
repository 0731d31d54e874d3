// The way from a record to the form that asks a second person for a change of it.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router'
import type { ResourceName, StaffInput } from '../../frame/contract.ts'
import { IfMay } from '../only-with.tsx'

interface LinkProps<N extends ResourceName> {
  /** The resource of the requests: "flag-changes". */
  readonly of: N
  readonly label?: string
  /** The values that the form begins with. */
  readonly values: Partial<StaffInput<N>>
}

/** It keeps its words on a phone, where react-admin's button is only a plus sign. */
export function RequestLink<N extends ResourceName>({ of, label = 'Request a change', values }: LinkProps<N>) {
  return (
    <Button component={Link} to={`/${of}/create`} state={{ record: values }}>
      {label}
    </Button>
  )
}

interface CardProps<N extends ResourceName> extends LinkProps<N> {
  /** The permission to ask: "plans.edit". */
  readonly scope: string
  readonly text: string
}

export function RequestChange<N extends ResourceName>({ scope, text, ...link }: CardProps<N>) {
  return (
    <IfMay scope={scope}>
      <Card className="panel">
        <h2>Change</h2>
        <p className="quiet">{text}</p>
        <RequestLink {...link} />
      </Card>
    </IfMay>
  )
}
