// One of another resource, found by what it is called.
import { AutocompleteInput, ReferenceInput, required } from 'react-admin'

interface Props {
  readonly source: string
  readonly reference: string
  readonly label: string
  readonly isRequired?: boolean
  readonly filter?: object
}

export function RefInput({ source, reference, label, isRequired = false, filter = {} }: Props) {
  return (
    <ReferenceInput source={source} reference={reference} filter={filter}>
      <AutocompleteInput
        label={label}
        filterToQuery={(text: string) => ({ q: text })}
        validate={isRequired ? required() : undefined}
        parse={(id: string) => (id === '' ? null : id)}
        fullWidth
      />
    </ReferenceInput>
  )
}
