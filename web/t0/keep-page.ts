// Pages that a family may need without a connection, such as a webinar with a place or an article that was read, are kept on the
// phone as they were seen last. The service worker (web/public/sw.js) shows them, and a logout deletes them.
interface Shelf {
  readonly cache: string
  readonly most: number
}

export const READING: Shelf = { cache: 'kandil-read', most: 30 }

/** Pages that are read do not push out what the family has booked. */
const SHELVES: Readonly<Record<string, Shelf>> = {
  '': { cache: 'kandil-kept', most: 12 },
  reading: READING,
}

/** A page says so by `data-keep-page` on any element, by the name of the shelf. One that no longer says so is forgotten. */
export function keepPage(): void {
  if (!('caches' in globalThis) || !navigator.onLine) return
  const named = document.querySelector<HTMLElement>('[data-keep-page]')?.dataset['keepPage']
  const shelf = named === undefined ? undefined : SHELVES[named]
  addEventListener('load', () => void (shelf ? keep(shelf) : forget()).catch(() => {}))
}

async function keep({ cache: name, most }: Shelf): Promise<void> {
  const page = await fetch(location.pathname)
  if (!page.ok || page.redirected) return
  const cache = await caches.open(name)
  const html = await page.clone().text()
  // It replaces the last copy in one step: if the page is left meanwhile, that one stays.
  await cache.put(location.pathname, page)
  await cache.addAll(filesOf(html))
  const pages = await pagesOf(cache)
  for (const old of pages.slice(0, -most)) await cache.delete(old)
  await dropUnused(cache, pages.slice(-most))
}

/** The scripts, styles and pictures of a page, which lie on its own host under their hash. */
function filesOf(html: string): Set<string> {
  return new Set(html.match(FILES))
}

const FILES = /\/(?:assets|media)\/[\w.-]+/g

/** Files of pages that are gone. */
async function dropUnused(cache: Cache, pages: readonly Request[]): Promise<void> {
  const texts = await Promise.all(pages.map(async (page) => (await (await cache.match(page))?.text()) ?? ''))
  const used = new Set(texts.flatMap((html) => [...filesOf(html)]))
  for (const file of await cache.keys()) {
    const { pathname } = new URL(file.url)
    if (isFile(pathname) && !used.has(pathname)) await cache.delete(file)
  }
}

function isFile(pathname: string): boolean {
  return /^\/(?:assets|media)\//.test(pathname)
}

async function forget(): Promise<void> {
  for (const { cache } of Object.values(SHELVES))
    if (await caches.has(cache)) await (await caches.open(cache)).delete(location.pathname)
}

export async function pagesOf(cache: Cache): Promise<readonly Request[]> {
  return (await cache.keys()).filter(({ url }) => !isFile(new URL(url).pathname))
}
