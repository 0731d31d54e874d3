import TextField from '@mui/material/TextField'

interface Props {
  readonly label: string
  /** "2026-11-27", or empty. */
  readonly value: string
  readonly onChange: (day: string) => void
}

/** A day outside of a form. */
export function DayField({ label, value, onChange }: Props) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
