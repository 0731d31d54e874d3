import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PRODUCT } from '#core/kernel/product.ts'
import { isoString, showDate } from '#core/kernel/time.ts'
import { usePageLanguage } from '#web/page/page-language.ts'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import type { FrameData, Site } from './frame-data.server.ts'
import { CheckoutFooter, isCheckout } from './frames/checkout-frame.tsx'
import { isTeaching, TeacherFooter } from './frames/teacher-frame.tsx'
import { FormWords } from './forms/form-words.tsx'
import { BottomBar } from './places.tsx'
import { SupportLinks } from './support/support-links.tsx'
import { Splash } from './splash/splash.tsx'
import { StoriesStrip } from './stories/stories-strip.tsx'
import { OfferPopup } from './popup/offer-popup.tsx'
import { LanguageList } from './language-menu.tsx'

export function FooterContent(frame: FrameData) {
  const { site, viewer, popup, path } = frame
  const lang = usePageLanguage()
  /** The page that the installed app opens: start_url of the manifest. */
  const isStart = path.split('?')[0] === '/'
  const quiet = isCheckout(path) ? <CheckoutFooter {...frame} /> : isTeaching(path) && <TeacherFooter {...frame} />
  if (quiet)
    return (
      <>
        <FormWords />
        {quiet}
      </>
    )
  return (
    <>
      <FormWords />
      <StoriesStrip stories={frame.stories} />
      <div className="border-t border-line bg-sunk">
        <div className="page grid gap-x-8 py-4 md:grid-cols-2 md:py-8 lg:grid-cols-4">
          <Help site={site} path={path} />
          <Policies />
          <Group title={<Trans>Languages</Trans>}>
            <div data-part="">
              <LanguageList path={path} current={lang} />
            </div>
          </Group>
          {site && <Seller site={site} />}
        </div>
        <p className="page flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-4 text-sm text-ink-3">
          <Kandil size={20} tassel={false} />
          {PRODUCT.name}
          {site && (
            <time dateTime={isoString(site.updatedAt)}>
              <Trans>Contact details checked on {showDate(site.updatedAt, lang)}</Trans>
            </time>
          )}
        </p>
      </div>
      {viewer && <BottomBar path={path} />}
      {isStart && <Splash />}
      {popup && <OfferPopup popup={popup} isSignedIn={viewer !== undefined} />}
    </>
  )
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="footer-group">
      <summary>
        <h2 className="text-body font-semibold">{title}</h2>
        <span className="disclosure-mark text-mor">
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className="grid content-start gap-2 pb-3">{children}</div>
    </details>
  )
}

function Help({ site, path }: { site: Site | undefined; path: string }) {
  const link = useLink()
  if (!site) return null
  const { support, grievanceOfficer: officer } = site
  return (
    <Group title={<Trans>Help</Trans>}>
      <ul>
        <li>
          <a href={link('/help')}>
            <Icon name="circle-help" />
            <Trans>Ask us or complain</Trans>
          </a>
        </li>
        <SupportLinks support={support} />
        <li>
          <a
            href={link(`/help?category=CONTENT&about=${encodeURIComponent(path.split('?')[0] ?? '/')}`)}
            rel="nofollow"
          >
            <Trans>Something here is wrong</Trans>
          </a>
        </li>
      </ul>
      <p lang={support.hours.lang} className="text-sm text-ink-3">
        {support.hours.text}
      </p>
      <p className="mt-3 text-sm text-ink-2">
        <Trans>Grievance officer: {officer.name}</Trans>
        <br />
        <a href={`mailto:${officer.email}`}>{officer.email}</a>
      </p>
    </Group>
  )
}

function Policies() {
  const link = useLink()
  return (
    <Group title={<Trans>Policies and help</Trans>}>
      <ul>
        <li>
          <a href={link('/courses')}>
            <Trans>All courses</Trans>
          </a>
        </li>
        <li>
          <a href={link('/policies/refund')}>
            <Trans>Refund policy</Trans>
          </a>
        </li>
        <li>
          <a href={link('/tnc')} target="_blank">
            <Trans>Terms</Trans>
          </a>
        </li>
        <li>
          <a href={link('/policies/privacy')}>
            <Trans>Privacy</Trans>
          </a>
        </li>
        <li>
          <a href={link('/accessibility')}>
            <Trans>Accessibility</Trans>
          </a>
        </li>
      </ul>
    </Group>
  )
}

function Seller({ site: { seller } }: { site: Site }) {
  return (
    <Group title={<Trans>Sold by</Trans>}>
      <address className="text-sm text-ink-2 not-italic">
        {seller.legalName}
        <br />
        {seller.address}
        <br />
        GSTIN {seller.gstin}
      </address>
    </Group>
  )
}
