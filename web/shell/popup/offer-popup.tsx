import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PopupCard, type Popup } from './popup-card.tsx'

export function OfferPopup({ popup, isSignedIn }: { popup: Popup; isSignedIn: boolean }) {
  const link = useLink()
  const { label, redirectionUrl } = popup
  if (redirectionUrl === null) return null
  const ways = (
    <>
      {!isSignedIn && (
        <a
          href={link(`/login?returnTo=${encodeURIComponent(redirectionUrl)}`)}
          rel="nofollow"
          data-popup-login
          className="text-link"
        >
          <Trans>Sign in to use it</Trans>
        </a>
      )}
      <a href={link(redirectionUrl)} lang={label.lang} className="text-link">
        {label.text}
      </a>
    </>
  )
  return <PopupCard popup={popup} ways={ways} />
}
