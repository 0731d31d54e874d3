// The names of values that are rows of a list which staff keep: roles, boards, targets.
import { words } from '../fields.tsx'
import { useCanAccess, useFieldValue, useGetMany, useGetRecordRepresentation, type RaRecord } from 'react-admin'

interface Props {
  readonly source: string
  readonly label?: string
  /** The resource whose ids the values are. */
  readonly list: string
  readonly emptyText?: string
}

/** Staff who may not read the list see the keys as words. */
export function ListedNames({ list, emptyText, ...props }: Props) {
  const value = useFieldValue(props) as string | readonly string[] | null | undefined // the contract has keys here
  const keys = [value ?? []].flat()
  const { canAccess } = useCanAccess({ resource: list, action: 'list' })
  const nameOf = useGetRecordRepresentation(list)
  const { data = [] } = useGetMany<RaRecord>(list, { ids: keys }, { enabled: canAccess === true && keys.length > 0 })
  if (keys.length === 0) return <span>{emptyText}</span>
  const names = keys.map((key) => {
    const record = data.find((each) => each?.id === key)
    return record ? nameOf(record) : words(key)
  })
  return <span>{names.join(', ')}</span>
}
