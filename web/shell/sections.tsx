// The menu of the catalogue: a row of popovers on a wide screen, a sheet on a phone.
import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { usePageLanguage } from '#web/page/page-language.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Menu } from '#web/ui/layers/menu.tsx'
import type { MenuSection } from './frame-data.server.ts'
import { SearchForm } from './forms/search-form.tsx'
import { ThemeList } from './theme/theme-choice.tsx'

type Branch = MenuSection['children'][number]
type Leaf = Branch['children'][number]

interface Sections {
  readonly menu: readonly MenuSection[]
}

/** A link looks like a menu: as heavy, and as far from its neighbours. */
const FLUSH = '-mx-3 font-medium'

/** Smaller letters, closer together, keep them in one row. */
const LONG_WORDS: ReadonlySet<string> = new Set(['ta'])

export function SectionBar({ menu }: Sections) {
  const { t } = useLingui()
  const link = useLink()
  const lang = usePageLanguage()
  if (menu.length === 0) return null
  return (
    <nav aria-label={t`Courses`} className="hidden border-y border-line bg-surface lg:block">
      <ul className={`page flex flex-wrap ${LONG_WORDS.has(lang) ? 'gap-x-3 text-sm' : 'gap-x-4'}`}>
        {menu.map((section) => (
          <li key={section.key} className={section.children.length > 0 ? undefined : FLUSH}>
            {section.children.length > 0 ? <SectionMenu section={section} /> : <Entry entry={section} />}
          </li>
        ))}
        <li className={FLUSH}>
          <a href={link('/courses')} className="menu-link">
            <Trans context="after the sections of courses">All courses</Trans>
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** Columns for what is below a section: decision L-55. */
const columns = ['grid-cols-1', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4']

/** A decoration: the words next to it say the same. A menu that is closed fetches none. */
function Heading({ heading, iconUrl }: Pick<Leaf, 'heading' | 'iconUrl'>) {
  if (iconUrl === null) return <span lang={heading.lang}>{heading.text}</span>
  return (
    <span className="flex items-center gap-2">
      <img src={iconUrl} alt="" width="24" height="24" loading="lazy" decoding="async" className="entry-icon" />
      <span lang={heading.lang}>{heading.text}</span>
    </span>
  )
}

function SectionMenu({ section }: { section: MenuSection }) {
  const { key, grid, children } = section
  return (
    <Menu id={`menu-${key}`} look="plain" width="wide" face={<Heading {...section} />}>
      <div className={`grid gap-x-6 gap-y-4 ${columns[grid] ?? 'grid-cols-1'}`}>
        {children.map((branch) => (
          <BranchList key={branch.key} branch={branch} />
        ))}
      </div>
    </Menu>
  )
}

function BranchList({ branch }: { branch: Branch }) {
  if (branch.children.length === 0) return <Entry entry={branch} />
  return (
    <div>
      <p className="px-3 py-1 text-sm font-semibold text-ink-3">
        <Heading {...branch} />
      </p>
      <ul>
        {branch.children.map((leaf) => (
          <li key={leaf.key}>
            <Entry entry={leaf} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ entry: { heading, iconUrl, subHeading, redirectionUrl, isTopCourse } }: { entry: Leaf }) {
  const link = useLink()
  const text = (
    <span>
      <span className="flex items-center gap-1">
        <Heading heading={heading} iconUrl={iconUrl} />
        {isTopCourse && <Icon name="star" size={16} />}
      </span>
      {subHeading && (
        <span lang={subHeading.lang} className="block text-sm text-ink-3">
          {subHeading.text}
        </span>
      )}
    </span>
  )
  if (redirectionUrl === null) return <p className="flex min-h-11 items-center px-3 py-1">{text}</p>
  return (
    <a href={redirectionUrl.startsWith('/') ? link(redirectionUrl) : redirectionUrl} className="menu-link">
      {text}
    </a>
  )
}

export function Drawer({ menu, isSignedIn }: Sections & { isSignedIn: boolean }) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <nav id="drawer" popover="auto" aria-label={t`Menu`} className="drawer">
      <div className="flex items-center justify-between">
        <p className="text-h3">
          <Trans>Menu</Trans>
        </p>
        <button
          type="button"
          popoverTarget="drawer"
          popoverTargetAction="hide"
          aria-label={t`Close`}
          className="icon-button"
        >
          <Icon name="x" size={24} />
        </button>
      </div>
      <SearchForm id="menu-search" />
      {!isSignedIn && (
        <a href={link('/login')} rel="nofollow" className="menu-link md:hidden">
          <Trans>Sign in</Trans>
        </a>
      )}
      {menu.map((section) =>
        section.children.length > 0 ? (
          <Disclosure key={section.key} group="sections" title={<Heading {...section} />}>
            {section.children.map((branch) => (
              <BranchList key={branch.key} branch={branch} />
            ))}
          </Disclosure>
        ) : (
          <Entry key={section.key} entry={section} />
        ),
      )}
      <a href={link('/courses')} className="menu-link">
        <Trans>All courses</Trans>
      </a>
      <p className="mt-4 text-sm font-semibold text-ink-3">
        <Trans>Colours</Trans>
      </p>
      <ThemeList />
    </nav>
  )
}
