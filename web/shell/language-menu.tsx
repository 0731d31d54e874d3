import { useLingui } from '@lingui/react/macro'
import { languageNames } from '#core/taxonomy/language.ts'
import { pathIn, PUBLISHED, tagOf, type PublishedLanguage } from '#web/languages.ts'
import { usePageLanguage } from '#web/page/page-language.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Menu } from '#web/ui/layers/menu.tsx'
import { isAppPath } from './app-path.ts'

/** Every published language in its own script. The place and its query stay. */
export function LanguageMenu({ path }: { path: string }) {
  const { t } = useLingui()
  const current = usePageLanguage()
  return (
    <Menu
      id="languages"
      label={t`Language: ${languageNames[current]}`}
      face={
        <>
          <Icon name="globe" />
          <span className="language-name">{languageNames[current]}</span>
        </>
      }
    >
      <LanguageList path={path} current={current} />
    </Menu>
  )
}

export function LanguageList({ path, current }: { path: string; current: PublishedLanguage }) {
  return (
    <ul className="menu-list">
      {PUBLISHED.map((lang) => (
        <li key={lang}>
          <a
            href={languageHref(path, lang)}
            hrefLang={tagOf(lang)}
            lang={tagOf(lang)}
            data-lang={lang}
            aria-current={lang === current || undefined}
          >
            {languageNames[lang]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The language of a public page is in its URL. An app page remembers it, so there the choice is said. */
function languageHref(path: string, lang: PublishedLanguage): string {
  const href = pathIn(lang, path)
  return isAppPath(path) ? `${href}${href.includes('?') ? '&' : '?'}lang=${lang}` : href
}
