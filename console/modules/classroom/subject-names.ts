import { useCanAccess, useGetMany } from 'react-admin'
import type { StaffRecord } from '../../frame/contract.ts'
import { words } from '../../kit/fields.tsx'

/** The names of these subjects by their keys. A key in words is shown while they are read, and to members who may not read them. */
export function useSubjectNames(keys: readonly string[]): (key: string) => string {
  const ids = [...new Set(keys)]
  const { canAccess } = useCanAccess({ resource: 'subjects', action: 'list' })
  const isAsked = canAccess === true && ids.length > 0
  const { data = [] } = useGetMany<StaffRecord<'subjects'>>('subjects', { ids }, { enabled: isAsked })
  const names = new Map(data.map(({ key, name }) => [key, name.en]))
  return (key) => names.get(key) ?? words(key)
}
