import type { StaffRecord } from '../../frame/contract.ts'
import { useGetList } from 'react-admin'

export type Program = StaffRecord<'programs'>
export type Plan = StaffRecord<'plans'>

/** Those of a program that are, or may come, on sale, as they are written. Undefined while they are fetched. */
export function usePlans(programId: string | undefined): readonly Plan[] | undefined {
  const { data } = useGetList<Plan>(
    'plans',
    {
      filter: { programId },
      sort: { field: 'validMonths', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: programId !== undefined },
  )
  return data?.filter(({ status }) => status !== 'INACTIVE')
}
