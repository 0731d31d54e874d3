import { Trans } from '@lingui/react/macro'
import type { Screen } from '../read-screens.server.ts'
import type { ScreenProps } from '../screen-props.ts'
import { Agree } from './agree.tsx'

export function App({ step }: ScreenProps<Screen<'APP'>>) {
  return (
    <div className="grid gap-5">
      <ol className="grid list-decimal gap-2 ps-5">
        <li>
          <Trans>Open the menu of your browser: three dots in Chrome, the share sign in Safari.</Trans>
        </li>
        <li>
          <Trans>Choose “Add to Home screen”.</Trans>
        </li>
        <li>
          <Trans>Tap “Add”. The lantern is now among your apps.</Trans>
        </li>
      </ol>
      <Agree isDone={step.status === 'DONE'} />
    </div>
  )
}
