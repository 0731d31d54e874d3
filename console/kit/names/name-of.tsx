// The name of a record of another list, for sentences and buttons.
import { useGetOne, useGetRecordRepresentation, type RaRecord } from 'react-admin'
import type { ResourceName } from '../../frame/contract.ts'

interface Props {
  readonly of: ResourceName
  readonly id: string
}

/** The id itself for members who may not read the list. */
export function NameOf({ of, id }: Props) {
  const { data } = useGetOne<RaRecord<string>>(of, { id })
  const nameOf = useGetRecordRepresentation(of)
  return <>{data ? nameOf(data) : id}</>
}
