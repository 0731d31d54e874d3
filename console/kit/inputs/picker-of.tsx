// A picker of records of another list. Members whose roles do not show that list read which permission they lack.
import TextField from '@mui/material/TextField'
import type { ReactElement, ReactNode } from 'react'
import { useCanAccess, useResourceDefinition } from 'react-admin'
import { permissionName } from '#core/kernel/permission.ts'
import { infoOf, type ResourceName } from '../../frame/contract.ts'
import { words } from '../fields.tsx'

interface Props {
  /** The resource whose records are chosen. */
  readonly list: string
  readonly label: string
  readonly className?: string
  readonly children: ReactElement
}

/** The picker, or a field that says which permission it needs. The value in the form stays as it is. */
export function PickerOf({ list, label, className = '', children }: Props): ReactNode {
  const { canAccess } = useCanAccess({ resource: list, action: 'list' })
  if (canAccess === undefined) return null
  return canAccess ? children : <MayNotChoose list={list} label={label} className={className} />
}

function MayNotChoose({ list, label, className }: Omit<Props, 'children'>) {
  const refused = useRefusal(list)
  return <TextField className={className ?? ''} label={label} value="" disabled fullWidth helperText={refused} />
}

/** "You may not see Courses. Ask an owner for the permission “View catalogue”." */
function useRefusal(list: string): string {
  const { options } = useResourceDefinition<{ readonly label?: string }>({ resource: list })
  const needed = permissionName(`${infoOf(list as ResourceName).feature}.view`) // pickers name resources of the contract
  return `You may not see ${options?.label ?? words(list)}. Ask an owner for the permission ${needed}.`
}
