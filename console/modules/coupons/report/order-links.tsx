// Numbers that lead to the orders they count.
import type { ReactNode } from 'react'
import { useCanAccess } from 'react-admin'
import { Link } from 'react-router'
import type { StaffFilter } from '../../../frame/contract.ts'

interface Props {
  /** Undefined: no filter of the list finds these orders. */
  readonly filter: StaffFilter<'orders'> | undefined
  readonly children: ReactNode
}

/** The plain number for members who may not see orders. */
export function OrdersLink({ filter, children }: Props) {
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'list' })
  if (!canAccess || !filter) return children
  const asked = new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}' })
  return <Link to={`/orders?${asked}`}>{children}</Link>
}
