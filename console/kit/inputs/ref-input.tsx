// One of another resource, found by what it is called, or several.
import type { ReactNode } from 'react'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  type RaRecord,
} from 'react-admin'
import { storedPhone } from '#core/taxonomy/phone.ts'
import { PickerOf } from './picker-of.tsx'

interface Props {
  readonly source: string
  readonly reference: string
  readonly label: string
  readonly isRequired?: boolean
  readonly filter?: object
  readonly helperText?: ReactNode
  readonly className?: string
  /** Where another text than the record's own is offered. */
  readonly optionText?: (record: never) => string
  /** A filter that is shown before anybody asks for it. */
  readonly alwaysOn?: boolean
}

/** The record is one of the resource that the picker is of. */
type TextOf = (record: RaRecord) => string

export function RefInput({ source, reference, label, filter = {}, ...props }: Props) {
  const { isRequired = false, helperText = false, className = '', optionText } = props
  return (
    <PickerOf list={reference} label={label} className={className}>
      <ReferenceInput source={source} reference={reference} filter={filter}>
        <AutocompleteInput
          label={label}
          filterToQuery={(text: string) => asked(reference, text)}
          validate={isRequired ? required() : undefined}
          parse={(id: string) => (id === '' ? null : id)}
          helperText={helperText}
          className={className}
          {...(optionText && { optionText: optionText as TextOf })}
          fullWidth
        />
      </ReferenceInput>
    </PickerOf>
  )
}

export function RefsInput({ source, reference, label, filter = {}, ...props }: Props) {
  const { isRequired = false, helperText = false, className = '', optionText } = props
  return (
    <PickerOf list={reference} label={label} className={className}>
      <ReferenceArrayInput source={source} reference={reference} filter={filter}>
        <AutocompleteArrayInput
          label={label}
          filterToQuery={(q: string) => ({ q })}
          validate={isRequired ? required() : undefined}
          helperText={helperText}
          className={className}
          {...(optionText && { optionText: optionText as TextOf })}
          fullWidth
        />
      </ReferenceArrayInput>
    </PickerOf>
  )
}

/** A household has no name: it is found by the whole of its number. */
export const FULL_NUMBER = 'Enter the full mobile number.'

function asked(reference: string, text: string): object {
  const phone = reference === 'households' ? storedPhone(text) : undefined
  return phone === undefined ? { q: text } : { phone }
}
