import { Trans } from '@lingui/react/macro'
import { Icon } from '../brand/icon.tsx'

/** t0.js shows it while the phone has no connection. */
export function OfflineBar() {
  return (
    <p id="offline-bar" role="status" hidden className="bg-genda-tint text-genda-ink">
      <span className="page flex items-center gap-2 py-2 text-sm font-semibold">
        <Icon name="wifi-off" />
        <Trans>You are offline.</Trans>
      </span>
    </p>
  )
}
