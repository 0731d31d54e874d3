// One of another resource, found by what it is called.
import type { ReactNode } from 'react'
import { AutocompleteInput, ReferenceInput, required } from 'react-admin'

interface Props {
  readonly source: string
  readonly reference: string
  readonly label: string
  readonly isRequired?: boolean
  readonly filter?: object
  readonly helperText?: ReactNode
}

export function RefInput({ source, reference, label, isRequired = false, filter = {}, helperText }: Props) {
  return (
    <ReferenceInput source={source} reference={reference} filter={filter}>
      <AutocompleteInput
        label={label}
        filterToQuery={(text: string) => ({ q: text })}
        validate={isRequired ? required() : undefined}
        parse={(id: string) => (id === '' ? null : id)}
        helperText={helperText}
        fullWidth
      />
    </ReferenceInput>
  )
}
