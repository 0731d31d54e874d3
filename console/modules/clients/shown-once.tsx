import Alert from '@mui/material/Alert'

/** A key or a secret. We cannot show it again. */
export function ShownOnce({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <Alert severity="warning" role="status">
      Copy the {name} now. It is not shown again.
      <br />
      <code aria-label={name} style={{ overflowWrap: 'anywhere' }}>
        {value}
      </code>
    </Alert>
  )
}
