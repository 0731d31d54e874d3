import { Trans, useLingui } from '@lingui/react/macro'
import type { api } from '#core/api.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'

export type Popup = ResponseOf<(typeof api)['home']['getPopups']>['popups'][number]

/**
 * An offer, shown by t0.js once per session and never where somebody pays, learns or is tested: unshaped screens, B16. It lies
 * over nothing that is asked for: a tap beside it closes it, and without scripts it is not there.
 */
export function PopupCard({ popup, isSignedIn }: { popup: Popup; isSignedIn: boolean }) {
  const { t } = useLingui()
  const link = useLink()
  const { id, title, text, label, redirectionUrl } = popup
  const href = isSignedIn ? redirectionUrl : `/login?returnTo=${encodeURIComponent(redirectionUrl)}`
  return (
    <div id="popup" popover="auto" role="dialog" aria-labelledby="popup-title" data-popup={id} className="popup">
      <div className="flex items-start justify-between gap-4">
        <p id="popup-title" lang={title.lang} className="text-h4">
          {title.text}
        </p>
        <button
          type="button"
          popoverTarget="popup"
          popoverTargetAction="hide"
          aria-label={t`Close`}
          className="icon-button -mt-2 -me-2"
        >
          <Icon name="x" size={24} />
        </button>
      </div>
      <p lang={text.lang} className="text-ink-2">
        {text.text}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {!isSignedIn && (
          <a href={link(href)} rel="nofollow" data-popup-login className="text-link">
            <Trans>Sign in to use it</Trans>
          </a>
        )}
        <a href={link(redirectionUrl)} lang={label.lang} className="text-link">
          {label.text}
        </a>
      </p>
    </div>
  )
}
