// The service worker: without a connection, the page that says so. It looks at nothing but pages being opened and the
// hashed files of that one page; the API, payments and forms never pass through it. It shows push messages.
const CACHE = 'kandil-1'
// A test that runs, with all that it needs: web/modules/tests/quiz/engine/offline-copy.ts fills it.
const QUIZ = 'kandil-quiz'
const OFFLINE = { en: '/offline', hi: '/hi/offline', ta: '/ta/offline' }

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(keepOfflinePages())
})

addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method === 'POST' && pathname.endsWith('/logout')) event.waitUntil(dropTests())
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage(pathname)))
  else if (pathname.startsWith('/assets/') || request.destination === 'image') event.respondWith(kept(request))
})

/** The server writes the message: core/modules/notices/push-message.ts. */
addEventListener('push', (event) => {
  const { title = 'Kandil', text = '', lang = 'en', link = '/me/notices', tag } = event.data?.json() ?? {}
  event.waitUntil(
    registration.showNotification(title, { body: text, lang, tag, icon: '/icon-192.png', data: { link } }),
  )
})

/** A page that needs a login leads there and back. */
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { href, origin } = new URL(event.notification.data.link, location.origin)
  event.waitUntil(clients.openWindow(origin === location.origin ? href : '/'))
})

/** The next person at this device finds no paper of a test. */
async function dropTests() {
  indexedDB.deleteDatabase('kandil-tests')
  await caches.delete(QUIZ)
}

async function keepOfflinePages() {
  const cache = await caches.open(CACHE)
  for (const path of Object.values(OFFLINE)) {
    const page = await fetch(path, { credentials: 'omit' })
    const html = await page.clone().text()
    await cache.put(path, page)
    await cache.addAll(new Set(html.match(/\/assets\/[\w.-]+/g)))
  }
}

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE && name !== QUIZ).map((name) => caches.delete(name)))
}

async function offlinePage(pathname) {
  const quiz = await caches.match(pathname, { cacheName: QUIZ })
  if (quiz) return quiz
  const lang = pathname.split('/', 2)[1] ?? ''
  return (await caches.match(OFFLINE[lang] ?? OFFLINE.en)) ?? Response.error()
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request)
}
