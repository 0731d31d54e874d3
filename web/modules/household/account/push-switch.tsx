import pushScript from 'virtual:t0-push-script'
import { Trans } from '@lingui/react/macro'
import type { PushState } from '#core/modules/notices/push-subscription.ts'
import { Button } from '#web/ui/controls/button.tsx'

interface PushSwitchProps extends PushState {
  readonly publicKey: string
}

/** Shown by web/t0/some-pages/push.ts where the browser can: it asks for permission once the button is pressed. */
export function PushSwitch({ publicKey, isOn }: PushSwitchProps) {
  return (
    <div data-push={publicKey} hidden className="grid justify-items-start gap-2 pt-2">
      <p className="text-sm text-ink-3">
        {isOn ? (
          <Trans>This device gets the messages that you choose for your devices.</Trans>
        ) : (
          <Trans>“On my devices” needs a device that gets messages. It stops when you log out there.</Trans>
        )}
      </p>
      <Button type="button" kind="ghost" size="fit" data-push-turn={isOn ? 'off' : 'on'}>
        {isOn ? <Trans>Turn off on this device</Trans> : <Trans>Turn on on this device</Trans>}
      </Button>
      <p role="status" className="text-sm">
        <span data-push-denied hidden>
          <Trans>Your browser does not allow notifications from Kandil. You can allow them in its settings.</Trans>
        </span>
        <span data-push-failed hidden>
          <Trans>That did not work. Please try again later.</Trans>
        </span>
      </p>
      <script type="module" src={pushScript} />
    </div>
  )
}
