import { Trans } from '@lingui/react/macro'

/** Batches are called main, lite, classic or by a number: decision L-80. */
export function BatchName({ label }: { readonly label: string }) {
  if (label === 'main') return <Trans>Main batch</Trans>
  if (label === 'lite' || label === 'classic') return <Trans>Batch</Trans>
  return <Trans>Batch {label}</Trans>
}
