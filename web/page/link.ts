import { useLingui } from '@lingui/react'
import { useHref } from 'react-router'
import { pathIn, splitPath, type Locale } from '#web/languages.ts'

/** The router's base is the language's prefix. */
export function useLocale(): Locale {
  return splitPath(useHref('/')).locale
}

/** Makes the href of one of our pages in the language of this page. A link to another page is a plain <a>. */
export function useLink(): (path: string) => string {
  const { i18n } = useLingui()
  return (path) => pathIn(i18n.locale as Locale, path) // the root made it from one
}

/** A place that staff have written down: one of our pages in the reader's language, or an https address as it is. */
export function usePlaceLink(): (place: string) => string {
  const link = useLink()
  return (place) => (place.startsWith('/') ? link(place) : place)
}
