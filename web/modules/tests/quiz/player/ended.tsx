// The end of a test on this device: it goes on elsewhere, its time is over, or it is being submitted.
import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/button.tsx'
import type { SessionView } from '../engine/session-view.ts'

interface Props {
  readonly view: SessionView
  readonly onContinue: () => void
  readonly onRetry: () => void
}

export function Ended({ view: { phase, unsent, isOnline }, onContinue, onRetry }: Props) {
  if (phase === 'ELSEWHERE')
    return (
      <div className="grid max-w-form gap-4">
        <h1 className="text-h3">
          <Trans>This test is open on another device.</Trans>
        </h1>
        <Button type="button" onClick={onContinue}>
          <Trans>Continue here</Trans>
        </Button>
      </div>
    )
  return (
    <div className="grid max-w-form gap-4" role="status">
      <h1 className="text-h3">{phase === 'OVER' ? <Trans>The time is over.</Trans> : <Trans>The test is being submitted.</Trans>}</h1>
      {!isOnline && (
        <>
          <p>
            <Trans>There is no connection. {unsent} answers wait on this phone. Keep this page open until they are sent.</Trans>
          </p>
          <Button type="button" kind="ghost" onClick={onRetry}>
            <Trans>Try again now</Trans>
          </Button>
        </>
      )}
    </div>
  )
} // prettier-ignore
