// A target or a board, by its name: study material is kept under either.
import { AutocompleteInput, required, useFieldValue, useGetList, type InputProps } from 'react-admin'
import type { StaffRecord } from '../../frame/contract.ts'

interface Choice {
  readonly id: string
  readonly name: string
}

/** Targets first, in the order in which families see them. */
function useCourseChoices(): readonly Choice[] {
  const all = { pagination: { page: 1, perPage: 200 }, sort: { field: 'rank', order: 'ASC' } } as const
  const { data: targets = [] } = useGetList<StaffRecord<'targets'>>('targets', all)
  const { data: boards = [] } = useGetList<StaffRecord<'boards'>>('boards', all)
  return [...targets, ...boards].map(({ id, name }) => ({ id, name: name.en }))
}

export function CourseKeyInput({ isRequired = false, ...props }: InputProps & { readonly isRequired?: boolean }) {
  return (
    <AutocompleteInput
      {...props}
      choices={[...useCourseChoices()]}
      validate={isRequired ? required() : undefined}
      fullWidth
    />
  )
}

/** The key itself while the names are read, and for members who may not read them. */
export function CourseKeyName(props: { readonly source: string; readonly label?: string }) {
  const key = useFieldValue(props) as string | null | undefined // the contract has a key here
  const name = useCourseChoices().find(({ id }) => id === key)?.name
  return <span>{name ?? key}</span>
}
