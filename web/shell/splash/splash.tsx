import splashScript from 'virtual:t0-splash-script'
import { Trans } from '@lingui/react/macro'
import { Kandil } from '#web/ui/brand/kandil.tsx'

/** The first screen of the installed app. Its script fills it and opens it there; everywhere else it stays closed. */
export function Splash() {
  return (
    <>
      <dialog data-splash className="splash" aria-labelledby="splash-title">
        <Kandil size={96} />
        <p id="splash-title" data-splash-title="" className="text-h2" />
        <p data-splash-text="" className="text-ink-2" />
        <a hidden href="/" className="lone-link">
          <Trans>See more</Trans>
        </a>
        <button type="button" className="lone-link">
          <Trans>Skip</Trans>
        </button>
      </dialog>
      <script type="module" src={splashScript} />
    </>
  )
}
