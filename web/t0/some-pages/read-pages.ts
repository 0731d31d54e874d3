// The script of the page that is shown without a connection: it lists what was read and is still here, the newest first.
import { pagesOf, READING } from '../keep-page.ts'

const list = document.querySelector('[data-read-pages]')
if (list && 'caches' in globalThis) void listRead(list)

async function listRead(list: Element): Promise<void> {
  const cache = await caches.open(READING.cache)
  for (const page of (await pagesOf(cache)).toReversed()) list.append(await rowOf(cache, page))
  const section = list.closest('section')
  if (section) section.hidden = list.childElementCount === 0
}

/** Its title, without the name of the product. */
async function rowOf(cache: Cache, page: Request): Promise<HTMLLIElement> {
  const html = (await (await cache.match(page))?.text()) ?? ''
  const { title, documentElement } = new DOMParser().parseFromString(html, 'text/html')
  const row = document.createElement('li')
  const link = row.appendChild(document.createElement('a'))
  link.href = page.url
  link.lang = documentElement.lang
  link.className = 'lone-link'
  link.textContent = title.replace(/ · [^·]*$/, '')
  return row
}
