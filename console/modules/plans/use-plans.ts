import { useGetList, type RaRecord } from 'react-admin'
import type { Paise } from '#core/kernel/money.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'

export interface Program {
  readonly id: string
  readonly name: LocalisedText
  readonly grade: number
  readonly target: string
  readonly status: string
  readonly hasDraft: boolean
  readonly version: string
}

export interface Plan extends RaRecord<string> {
  readonly bundleId: string
  readonly variantName: VariantName
  /** 0 is the full course. */
  readonly validMonths: number
  readonly price: Paise
  readonly cutPrice: Paise
  readonly status: string
  readonly hasDraft: boolean
  readonly version: string
}

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
