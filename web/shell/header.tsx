import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCT } from '#core/kernel/product.ts'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { AccountMenu } from './account/account-menu.tsx'
import { Bell } from './account/bell.tsx'
import type { FrameData } from './frame-data.server.ts'
import { CheckoutHeader, isCheckout } from './frames/checkout-frame.tsx'
import { isTeaching, TeacherHeader } from './frames/teacher-frame.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { HeaderPlaces } from './places.tsx'
import { Drawer, SectionBar } from './sections.tsx'
import { SearchForm } from './forms/search-form.tsx'
import { SupportStrip } from './support/support-strip.tsx'
import { ThemeMenu } from './theme/theme-choice.tsx'

export function HeaderContent(frame: FrameData) {
  const { menu, viewer, unread, path, previewUntil } = frame
  const { t } = useLingui()
  const link = useLink()
  if (isCheckout(path)) return <CheckoutHeader {...frame} />
  if (isTeaching(path)) return <TeacherHeader {...frame} />
  return (
    <>
      {previewUntil && <PreviewBar until={previewUntil} />}
      {viewer && <SupportStrip {...viewer} />}
      <div className={`page header-row ${viewer ? 'is-signed-in' : ''}`}>
        <a href={link('/')} className="hit mr-auto flex min-h-11 items-center gap-2">
          <Kandil size={28} />
          {/* On a phone the bell and the account take its place. */}
          <span className={`text-h4 font-bold ${viewer ? 'max-md:sr-only' : ''}`}>{PRODUCT.name}</span>
        </a>
        {viewer && <HeaderPlaces path={path} />}
        <span className="hidden lg:block">
          <SearchForm id="header-search" isInBar />
        </span>
        <a
          href={link('/search')}
          aria-label={t`Search`}
          className={`icon-button lg:hidden ${viewer ? 'max-md:hidden' : ''}`}
        >
          <Icon name="search" size={24} />
        </a>
        <span data-part="" className="contents">
          <LanguageMenu path={path} />
        </span>
        <span className="hidden px-2 lg:inline-flex">
          <ThemeMenu />
        </span>
        {unread !== undefined && <Bell unread={unread} />}
        {viewer ? (
          <AccountMenu viewer={viewer} path={path} />
        ) : (
          <span data-part="" className="contents">
            <SignIn path={path} />
          </span>
        )}
        <button type="button" popoverTarget="drawer" aria-label={t`Menu`} className="icon-button lg:hidden">
          <Icon name="menu" size={24} />
        </button>
      </div>
      <SectionBar menu={menu} />
      <Drawer menu={menu} isSignedIn={viewer !== undefined} />
    </>
  )
}

/** For staff, so in English: this page is not published. */
function PreviewBar({ until }: { until: string }) {
  return (
    <p lang="en" className="bg-genda-fill px-4 py-2 text-center font-semibold text-on-genda" role="status">
      Preview: families do not see this page as it is here. The address ends at {until}.
    </p>
  )
}

function SignIn({ path }: { path: string }) {
  const link = useLink()
  const isLogin = path.startsWith('/login')
  const href = isLogin ? path : `/login${path === '/' ? '' : `?returnTo=${encodeURIComponent(path)}`}`
  return (
    <a href={link(href)} rel="nofollow" className="pill-button hidden md:inline-flex">
      <Trans>Sign in</Trans>
    </a>
  )
}
