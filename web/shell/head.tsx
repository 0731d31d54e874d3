// A page's metadata for search engines and for the browser's tab. React puts these into <head>.
import { useLingui } from '@lingui/react'
import { useLocation } from 'react-router'
import { PRODUCT } from '#core/kernel/product.ts'
import { pathIn, PUBLISHED, tagOf, type Locale } from '#web/languages.ts'
import { useRoot } from '#web/page/root-data.ts'
import { titleOf } from './private-head.tsx'

export interface HeadProps {
  readonly title: string
  readonly description?: string
  /** The queries that make it another page, in the order they shall stand; the rest is not part of its address. */
  readonly queries?: readonly string[]
  /** The picture that chats and social networks show with the page's link; without one, they show that of all pages. */
  readonly picture?: { readonly url: string; readonly width: number; readonly height: number } | null
  /** The languages that it is written in, where those are not all. A page in another language shows English. */
  readonly languages?: readonly string[]
  /** Not for search engines. A page that is always private has `PrivateHead`. */
  readonly isPrivate?: boolean
  /** schema.org, as JSON-LD. */
  readonly facts?: readonly object[]
}

const OF_ALL_PAGES = { url: '/share.png', width: 1200, height: 630 }

export function Head({ title, description, queries = [], picture, languages, isPrivate, facts = [] }: HeadProps) {
  const { i18n } = useLingui()
  const place = usePlace(queries)
  const written = PUBLISHED.filter((lang) => !languages || languages.includes(lang))
  const own = written.find((lang) => lang === i18n.locale) ?? (languages ? 'en' : (i18n.locale as Locale))
  return (
    <>
      <title>{titleOf(title)}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={PRODUCT.name} />
      {description && <meta property="og:description" content={description} />}
      {(picture || !isPrivate) && <SharedPicture {...(picture ?? OF_ALL_PAGES)} />}
      {isPrivate ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={place(own)} />
          {written.map((lang) => (
            <link key={lang} rel="alternate" hrefLang={tagOf(lang)} href={place(lang)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={place('en')} />
        </>
      )}
      {facts.map((fact, i) => (
        <script key={i} type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(fact) }} />
      ))}
    </>
  )
}

function SharedPicture({ url, width, height }: NonNullable<HeadProps['picture']>) {
  const origin = useRoot()?.publicUrl ?? ''
  return (
    <>
      <meta property="og:image" content={`${origin}${url}`} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
    </>
  )
}

/** The address of this page in a language, with our public origin. */
function usePlace(queries: readonly string[]): (locale: Locale) => string {
  const { pathname, search } = useLocation()
  const root = useRoot()
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams(queries.flatMap((name) => given.getAll(name).map((value) => [name, value])))
  const query = kept.size > 0 ? `?${kept}` : ''
  return (locale) => `${root?.publicUrl ?? ''}${pathIn(locale, pathname + query)}`
}

/** No "<" in it, so that no text of ours can end the script. */
function toJsonLd(fact: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...fact }).replaceAll('<', '\\u003c')
}
