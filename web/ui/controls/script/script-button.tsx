import { Trans } from '@lingui/react/macro'
import { Button, type ButtonProps } from '../button.tsx'
import { useIsLive } from './use-is-live.ts'

/** A button that only the page's script answers. Until the script is there, it says that it is loading: no press is lost. */
export function ScriptButton({ isBusy, children, ...rest }: Omit<ButtonProps, 'type'>) {
  const isLive = useIsLive()
  return (
    <Button type="button" {...rest} isBusy={isBusy || !isLive}>
      {isLive ? children : <Trans>Loading …</Trans>}
    </Button>
  )
}
