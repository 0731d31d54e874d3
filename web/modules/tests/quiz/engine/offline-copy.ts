// A copy of the page and of everything it needs, so that the service worker can open it without a connection.
const CACHE = 'kandil-quiz'
/** The fonts of formulae that nearly every paper needs. */
const FONTS = /url\(([^)]*KaTeX_(?:Main-Regular|Math-Italic|Size1-Regular|Size2-Regular)[^)]*\.woff2)\)/g

export async function keepPage(stylesheet: string, pictures: readonly string[]): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const ours = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`))
    const css = await (await fetch(stylesheet)).text()
    const fonts = [...css.matchAll(FONTS)].flatMap(([, url]) => (url ? [new URL(url, new URL(stylesheet, location.href)).href] : []))
    await cache.add(new Request(location.pathname, { credentials: 'same-origin' }))
    await Promise.allSettled([...new Set([...ours, stylesheet, ...fonts, ...pictures])].map((each) => cache.add(each)))
  } catch {
    // Without a cache the test goes on as long as the page is open.
  }
} // prettier-ignore

export async function dropPage(): Promise<void> {
  try {
    await caches.delete(CACHE)
  } catch {
    // There was none.
  }
}
