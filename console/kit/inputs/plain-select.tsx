// One of a few choices outside of a record's form, in the browser's own list.
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly helperText?: ReactNode
  /** The options. */
  readonly children: ReactNode
}

export function PlainSelect({ label, value, onChange, helperText, children }: Props) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      helperText={helperText}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {children}
    </TextField>
  )
}
