// The name of a record of another list, for sentences and buttons.
import { useCanAccess, useGetOne, useGetRecordRepresentation, type RaRecord } from 'react-admin'
import { words } from '../fields.tsx'
import type { ResourceName } from '../../frame/contract.ts'

/** Three letters and eighteen characters, which contain a digit. */
export const ID = /\b([a-z]{3})(?=[a-z]*\d)[a-z0-9]{18}\b/

interface Props {
  readonly of: ResourceName
  readonly id: string
}

/** The key in words for members who may not read the list, and for a record that is gone; a dash where the key is an id. */
export function NameOf({ of, id }: Props) {
  const { canAccess } = useCanAccess({ resource: of, action: 'list' })
  const { data, error } = useGetOne<RaRecord<string>>(of, { id }, { enabled: canAccess === true, retry: false })
  const nameOf = useGetRecordRepresentation(of)
  if (data) return <>{nameOf(data)}</>
  if (canAccess !== false && !error) return <>…</>
  return <>{ID.test(id) ? '–' : words(id)}</>
}
