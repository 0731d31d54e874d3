// For the person who decides: what is different now from what the person saw who asked.
import Alert from '@mui/material/Alert'

interface SinceAskedProps {
  /** Sentences; none where all is as it was. */
  readonly changes: readonly string[]
}

export function SinceAsked({ changes }: SinceAskedProps) {
  if (changes.length === 0) return <p className="good">Nothing has changed since this was asked.</p>
  return (
    <Alert severity="warning" role="status">
      Changed since this was asked:
      <ul>
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  )
}
