// The service worker: without a connection, the page that says so. It looks at nothing but pages being opened and the
// hashed files of that one page; the API, payments and forms never pass through it. It shows push messages, and it sends the
// answers of a test whose tab was closed without a connection.
const CACHE = 'kandil-1'
// A test that runs, with all that it needs: web/modules/tests/quiz/offline/offline-copy.ts fills it.
const QUIZ = 'kandil-quiz'
// Pages that a family may need without a connection: web/t0/keep-page.ts fills it.
const KEPT = 'kandil-kept'
// Articles and solved questions that were read: the same file fills it.
const READ = 'kandil-read'
const OFFLINE = { en: '/offline', hi: '/hi/offline', ta: '/ta/offline', mr: '/mr/offline' }

addEventListener('install', (event) => {
  skipWaiting()
  // A page sends these as it is left. Chromium may drop such a call while it asks this worker about it.
  event.waitUntil(event.addRoutes?.({ condition: { urlPattern: '/api/clickstream/*' }, source: 'network' }))
  event.waitUntil(keepOfflinePages())
})

addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method === 'POST' && pathname.endsWith('/logout')) event.waitUntil(dropOwn())
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

/** The browser reports that there is a connection, also after the tab was closed. web/modules/tests/quiz/engine/background-sync.ts asks for it. */
addEventListener('sync', (event) => {
  if (event.tag === 'kandil-answers') event.waitUntil(sendAnswers())
})

/** The next person at this device finds no paper of a test, and no page of this family. */
async function dropOwn() {
  await caches.delete(KEPT)
  await caches.delete(READ)
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
  await Promise.all(
    names.filter((name) => ![CACHE, QUIZ, KEPT, READ].includes(name)).map((name) => caches.delete(name)),
  )
}

async function offlinePage(pathname) {
  for (const cacheName of [QUIZ, KEPT, READ]) {
    const own = await caches.match(pathname, { cacheName })
    if (own) return own
  }
  const lang = pathname.split('/', 2)[1] ?? ''
  return (await caches.match(OFFLINE[lang] ?? OFFLINE.en)) ?? Response.error()
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request)
}

/**
 * Sends what waits on this phone, by the rules of the page: web/modules/tests/quiz/engine/sender.ts. The server takes an answer twice
 * and in any order, so a page that sends the same does no harm. Throws without a connection: the browser tries again later.
 */
async function sendAnswers() {
  const db = await openTests()
  if (!db) return
  try {
    const attempts = await resultOf(storeOf(db, 'attempts').getAll())
    for (const attempt of attempts) if (attempt.hasAccount) await sendAttempt(db, attempt)
  } finally {
    db.close()
  }
}

/** As much as one call takes, in answers and in signs. */
const AT_ONCE = 100
const MOST_SIGNS = 40_000

/** Photos need the page: their answers go without them, and a test that still has some is not submitted. */
async function sendAttempt(db, { id, paper, wantsSubmit }) {
  for (;;) {
    const responses = await resultOf(storeOf(db, 'responses').getAll(rangeOf(id)))
    const waiting = responses.filter(({ isSent }) => !isSent).sort((a, b) => a.epoch - b.epoch || a.seq - b.seq)
    const [first] = waiting
    if (!first) {
      if (wantsSubmit && !responses.some(hasLocalPhoto)) await submitTest(db, id, paper.epoch)
      return
    }
    // Answers of an earlier visit go under the epoch in which they were written.
    const portion = portionOf(waiting.filter(({ epoch }) => epoch === first.epoch))
    const reply = await callQuiz('PUT', `${id}/responses`, { epoch: first.epoch, items: portion.map(itemOf) })
    if (!reply) return
    for (const sent of portion) await markSent(db, sent)
  }
}

/** At least one. */
function portionOf(waiting) {
  let signs = 0
  return waiting.slice(0, AT_ONCE).filter(({ value }, i) => {
    signs += JSON.stringify(value).length
    return i === 0 || signs <= MOST_SIGNS
  })
}

async function submitTest(db, id, epoch) {
  if (!(await callQuiz('POST', `${id}/submit`, { epoch }))) return
  await resultOf(storeOf(db, 'attempts', 'readwrite').delete(id))
  await resultOf(storeOf(db, 'responses', 'readwrite').delete(rangeOf(id)))
  await resultOf(storeOf(db, 'photos', 'readwrite').delete(rangeOf(id)))
  await caches.delete(QUIZ)
}

/** Only if no later answer has taken its place. */
async function markSent(db, { attemptId, questionId, epoch, seq }) {
  const store = storeOf(db, 'responses', 'readwrite')
  const stored = await resultOf(store.get([attemptId, questionId]))
  if (stored?.epoch === epoch && stored.seq === seq) await resultOf(store.put({ ...stored, isSent: true }))
}

function itemOf({ questionId, seq, value, status, timeMs, clientAt }) {
  const sent = value?.photos ? { ...value, photos: value.photos.filter((photo) => !isLocal(photo)) } : value
  return { questionId, seq, value: sent, status, timeMs, clientAt }
}

function hasLocalPhoto({ value }) {
  return value?.photos?.some(isLocal) ?? false
}

/** web/modules/tests/quiz/photos/local-photo.ts */
function isLocal(photo) {
  return photo.startsWith('local-')
}

/** Undefined where the server refuses: trying again would change nothing. */
async function callQuiz(method, path, body) {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`/api/quiz/attempts/${path}`, { method, headers, body: JSON.stringify(body) })
  if (reply.status >= 500 || reply.status === 429) throw new Error('the server is busy')
  return reply.ok ? reply.json() : undefined
}

/** Undefined if this phone has no test: the database is not made here. */
async function openTests() {
  const opening = indexedDB.open('kandil-tests')
  opening.onupgradeneeded = () => opening.transaction.abort()
  const db = await resultOf(opening).catch(() => undefined)
  if (db) db.onversionchange = () => db.close()
  return db
}

function storeOf(db, name, mode = 'readonly') {
  return db.transaction(name, mode).objectStore(name)
}

function rangeOf(attemptId) {
  return IDBKeyRange.bound([attemptId, ''], [attemptId, '\uffff'])
}

function resultOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
