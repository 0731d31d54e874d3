// Values of a list that staff keep elsewhere, chosen by name: boards, targets. And classes, which have fixed names.
import type { ComponentType, ReactNode } from 'react'
import { AutocompleteArrayInput, required, SelectInput } from 'react-admin'
import { FIRST_GRADE, gradeName, LAST_GRADE } from '#core/taxonomy/grade.ts'
import { nameOfField } from '../lists/narrow-list.ts'
import { RefInput, RefsInput } from './ref-input.tsx'

interface ListedProps {
  readonly source: string
  /** The staff resource whose ids the values are. */
  readonly list: string
  readonly label?: string
  readonly isRequired?: boolean
  readonly helperText?: ReactNode
  readonly className?: string
}

/** There is no class 0. */
export const classes = Array.from({ length: LAST_GRADE - FIRST_GRADE + 1 }, (_, i) => FIRST_GRADE + i)
  .filter((grade) => grade !== 0)
  .map((id) => ({ id, name: gradeName(id) }))

/** The input of a value, or of several. */
export function listedInput(list: string, isSeveral: boolean): ComponentType<never> {
  if (list === 'classes') return isSeveral ? ClassesInput : ClassInput
  return isSeveral ? SeveralInput : OneInput
}

function ClassInput({ isRequired, list: _list, ...props }: ListedProps) {
  return <SelectInput {...props} choices={classes} validate={isRequired ? required() : undefined} />
}

function ClassesInput({ isRequired, list: _list, ...props }: ListedProps) {
  return (
    <AutocompleteArrayInput {...props} choices={classes} fullWidth validate={isRequired ? required() : undefined} />
  )
}

function OneInput({ list, label, isRequired, ...props }: ListedProps) {
  const name = label ?? nameOf(props.source)
  return <RefInput {...props} label={name} reference={list} isRequired={isRequired === true} />
}

function SeveralInput({ list, label, isRequired, ...props }: ListedProps) {
  const name = label ?? nameOf(props.source)
  return <RefsInput {...props} label={name} reference={list} isRequired={isRequired === true} />
}

/** "audience.stateCodes" is "State codes". */
function nameOf(source: string): string {
  return nameOfField(source.split('.').at(-1) ?? source)
}
