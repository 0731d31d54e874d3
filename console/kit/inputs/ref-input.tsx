// One of another resource, found by what it is called.
import type { ReactNode } from 'react'
import { AutocompleteInput, ReferenceInput, required } from 'react-admin'
import { storedPhone } from '#core/taxonomy/phone.ts'

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
        filterToQuery={(text: string) => asked(reference, text)}
        validate={isRequired ? required() : undefined}
        parse={(id: string) => (id === '' ? null : id)}
        helperText={helperText}
        fullWidth
      />
    </ReferenceInput>
  )
}

/** A household has no name: it is found by the whole of its number. */
export const FULL_NUMBER = 'Enter the full mobile number.'

function asked(reference: string, text: string): object {
  const phone = reference === 'households' ? storedPhone(text) : undefined
  return phone === undefined ? { q: text } : { phone }
}
