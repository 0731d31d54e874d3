import { useGetMany } from 'react-admin'
import type { StaffRecord } from '../../frame/contract.ts'

/** The names of these subjects by their keys; a key without a name, and one that is being read, is shown itself. */
export function useSubjectNames(keys: readonly string[]): (key: string) => string {
  const ids = [...new Set(keys)]
  const { data = [] } = useGetMany<StaffRecord<'subjects'>>('subjects', { ids }, { enabled: ids.length > 0 })
  const names = new Map(data.map(({ key, name }) => [key, name.en]))
  return (key) => names.get(key) ?? key
}
