// A page or a panel for members with a permission. Others read which one they lack.
import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { permissionName } from '#core/kernel/permission.ts'

interface Props {
  /** Such as "ledger.view". */
  readonly scope: string
  readonly children: ReactNode
}

/** Its children are not drawn, and so ask the server for nothing, without the permission. */
export function OnlyWith({ scope, children }: Props): ReactNode {
  const { permissions } = usePermissions<readonly string[]>()
  if (!permissions) return null
  if (permissions.includes(scope)) return children
  return <Alert severity="info">You need the permission {permissionName(scope)} for this. Ask an owner for it.</Alert>
}

/** Its children, and nothing for members without the permission. */
export function IfMay({ scope, children }: Props): ReactNode {
  const { permissions } = usePermissions<readonly string[]>()
  return permissions?.includes(scope) ? children : null
}
