// Values of a list that staff keep elsewhere, chosen by name: boards, targets. And classes, which have fixed names.
import type { ComponentType, ReactNode } from 'react'
import {
  AutocompleteArrayInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  TextInput,
  useCanAccess,
  type InputProps,
} from 'react-admin'
import { FIRST_GRADE, gradeName, LAST_GRADE } from '#core/taxonomy/grade.ts'
import { ListInput } from './inputs.tsx'
import { RefInput } from './ref-input.tsx'

interface ListedProps {
  readonly source: string
  /** The staff resource whose ids the values are. */
  readonly list: string
  readonly label?: string
  readonly isRequired?: boolean
  readonly helperText?: ReactNode
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

/** Staff who may not read the list type the key. */
function OneInput(props: ListedProps) {
  const { canAccess } = useCanAccess({ resource: props.list, action: 'list' })
  const { list, label = props.source, isRequired, ...rest } = props
  if (canAccess) return <RefInput {...rest} label={label} reference={list} isRequired={isRequired === true} />
  return <TextInput {...typed(props)} />
}

function SeveralInput(props: ListedProps) {
  const { canAccess } = useCanAccess({ resource: props.list, action: 'list' })
  const { source, list, label, isRequired, helperText } = props
  if (!canAccess) return <ListInput {...typed(props)} />
  return (
    <ReferenceArrayInput source={source} reference={list}>
      <AutocompleteArrayInput
        label={label}
        fullWidth
        helperText={helperText}
        filterToQuery={(q: string) => ({ q })}
        validate={isRequired ? required() : undefined}
      />
    </ReferenceArrayInput>
  )
}

function typed({ list: _list, isRequired, ...props }: ListedProps): InputProps {
  return { ...props, ...(isRequired && { validate: required() }) }
}
