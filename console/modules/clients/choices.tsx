import FormGroup from '@mui/material/FormGroup'
import { LabelledCheckbox } from '../../kit/inputs/labelled-checkbox.tsx'

interface ChoicesProps<T extends string> {
  readonly label: string
  readonly of: readonly T[]
  readonly value: readonly T[]
  readonly onChange: (value: readonly T[]) => void
}

export function Choices<T extends string>({ label, of, value, onChange }: ChoicesProps<T>) {
  const toggle = (each: T) =>
    onChange(value.includes(each) ? value.filter((other) => other !== each) : [...value, each])
  return (
    <FormGroup role="group" aria-label={label}>
      {of.map((each) => (
        <LabelledCheckbox key={each} label={each} isChecked={value.includes(each)} onChange={() => toggle(each)} />
      ))}
    </FormGroup>
  )
}
