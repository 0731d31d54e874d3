// Why something is done, where the server wants a sentence too.
import TextField from '@mui/material/TextField'
import { SHORTEST_SENTENCE } from '#core/kernel/resource/second-person.ts'

interface Props {
  readonly value: string
  readonly onChange: (reason: string) => void
  readonly label?: string
  readonly helperText?: string
}

export function ReasonField({ value, onChange, label = 'Reason', helperText }: Props) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      multiline
      helperText={helperText}
    />
  )
}

export function isSentence(reason: string): boolean {
  return reason.trim().length >= SHORTEST_SENTENCE
}
