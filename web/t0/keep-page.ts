// Pages that a family may need without a connection, such as a webinar with a place, are kept on the phone as they were seen last.
// The service worker (web/public/sw.js) shows them, and a logout deletes them.
const KEPT = 'kandil-kept'
const MOST = 12

/** A page says so by `data-keep-page` on any element. One that no longer says so is forgotten. */
export function keepPage(): void {
  if (!('caches' in globalThis) || !navigator.onLine) return
  const isKept = document.querySelector('[data-keep-page]') !== null
  addEventListener('load', () => void (isKept ? keep() : forget()).catch(() => {}))
}

async function keep(): Promise<void> {
  const page = await fetch(location.pathname)
  if (!page.ok || page.redirected) return
  const cache = await caches.open(KEPT)
  const html = await page.clone().text()
  await cache.put(location.pathname, page)
  await cache.addAll(new Set(html.match(/\/assets\/[\w.-]+/g)))
  const pages = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'))
  for (const old of pages.slice(0, -MOST)) await cache.delete(old)
}

async function forget(): Promise<void> {
  if (await caches.has(KEPT)) await (await caches.open(KEPT)).delete(location.pathname)
}
