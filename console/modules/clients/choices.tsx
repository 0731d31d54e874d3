import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'

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
        <FormControlLabel
          key={each}
          label={each}
          control={<Checkbox size="small" checked={value.includes(each)} onChange={() => toggle(each)} />}
        />
      ))}
    </FormGroup>
  )
}
