// A copy of the page and of everything it needs, so that the service worker can open it without a connection.
import { fontsFor } from './maths-fonts.ts'

const CACHE = 'kandil-quiz'
/** A picture in HTML, or in HTML as JSON. */
const PICTURE = /src=\\?"(\/[^"\\]+)/g

/** `html` is that of all questions: their pictures and fonts are kept too. */
export async function keepPage(html: string, mathsCss: string): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const ours = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`))
    const pictures = [...html.matchAll(PICTURE)].flatMap(([, path]) => path ?? [])
    await cache.add(new Request(location.pathname, { credentials: 'same-origin' }))
    const more = [...ours, ...pictures, ...(html.includes('katex') ? await mathsFiles(html, mathsCss) : [])]
    await Promise.allSettled([...new Set(more)].map((each) => cache.add(each)))
  } catch {
    // Without a cache the test goes on as long as the page is open.
  }
}

async function mathsFiles(html: string, stylesheet: string): Promise<string[]> {
  const css = await (await fetch(stylesheet)).text()
  const base = new URL(stylesheet, location.href)
  return [stylesheet, ...fontsFor(html, css).map((url) => new URL(url, base).href)]
}

export async function dropPage(): Promise<void> {
  try {
    await caches.delete(CACHE)
  } catch {
    // There was none.
  }
}
