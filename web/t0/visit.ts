// Records the visitor's actions on the pages of the shop and of learning and sends them only to our own server, when the page is left. The
// server derives the visitor from the session, or does not learn it at all.
import { withoutLanguage } from '#core/taxonomy/page-path.ts'

const SHOP =
  /^\/(?:$|courses?(?:\/|$)|plans$|pay(?:\/|$)|ai-live$|short-programs$|super(?:coders|readers|speakers)(?:\/|$)|demo(?:$|\/(?!manage)))/
const LEARNING = /^\/(?:learn|class|tests|quiz|timetable|in-school-test|mastertalks)(?:\/|$)/
const TALK = /^\/mastertalks\/./
/** A scroll is noted at most so often, and so many times on a page. */
const SCROLL_MS = 1_500
const MOST_SCROLLS = 20
const IDLE_MS = 15 * 60_000
const PATH = '/api/clickstream/postLSActivities/productBuyOrLanding'
const KEY = 'kandil-visit'

interface VisitEvent {
  readonly eventType: string
  readonly pageURL: string
  readonly eventTime: number
  readonly duration?: number
}

export function noteVisit(): void {
  // Visitors with Global Privacy Control are not counted.
  const path = withoutLanguage(location.pathname)
  const isShop = SHOP.test(path)
  if ((!isShop && !LEARNING.test(path)) || 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl) return // prettier-ignore
  const noted: VisitEvent[] = []
  let isSeen = false
  const note = (eventType: string, more = {}) =>
    noted.push({
      eventType,
      pageURL: location.pathname,
      eventTime: Math.round(performance.timeOrigin + performance.now()),
      ...more,
    })

  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[href*="/pay?"]')) note('PRODUCT_BUY') // a click's target is an element
    const marked = (target as Element).closest<HTMLElement>('[data-note]') // likewise
    if (marked) note(marked.dataset['note'] ?? '')
    const popup = (target as Element).closest('[data-popup-login]')?.closest<HTMLElement>('[data-popup]') // likewise
    if (popup) note(`${popup.dataset['kind']}_POPUP_LOGIN_CLICK`)
  })
  document.addEventListener('submit', ({ target }) => {
    if ((target as Element).id === 'pay') note('PRODUCT_BUY') // a form
  })
  // It does not bubble.
  document.addEventListener('toggle', (event) => {
    if (event.target instanceof HTMLElement && event.target.matches('[data-popup]'))
      note(`${event.target.dataset['kind']}_POPUP_${event.newState === 'open' ? 'VIEW' : 'CLOSE_CLICK'}`)
  }, true) // prettier-ignore
  const tell = () => {
    if (!isSeen) note(isShop ? 'PRODUCT_LANDING' : 'LEARNING_LANDING', { duration: Math.round(performance.now()) })
    isSeen = true
    if (noted.length > 0) send(noted.splice(0))
  }
  document.addEventListener('play', () => note('FILM_PLAY'), { capture: true, once: true })
  if (TALK.test(path)) noteScrolls(() => note('TALK_SCROLL'))
  if (isShop) noteIdle(() => { note('USER_EXIT'); tell() }) // prettier-ignore
  // A phone may end a page that is hidden without another word; a page that is left for the next one may never be hidden.
  document.addEventListener('visibilitychange', () => document.hidden && tell())
  addEventListener('pagehide', tell)
}

function noteScrolls(write: () => void): void {
  let left = MOST_SCROLLS
  let last = -SCROLL_MS
  addEventListener('scroll', () => {
    const now = performance.now()
    if (left === 0 || now - last < SCROLL_MS) return
    left -= 1
    last = now
    write()
  }, { passive: true }) // prettier-ignore
}

/** Once, after fifteen minutes in which nobody has touched the page. */
function noteIdle(leave: () => void): void {
  let timer: number | undefined
  const signs = ['pointerdown', 'keydown', 'scroll']
  const wake = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      for (const sign of signs) removeEventListener(sign, wake, true)
      leave()
    }, IDLE_MS)
  }
  for (const sign of signs) addEventListener(sign, wake, true)
  wake()
}

function send(events: VisitEvent[]): void {
  const body = JSON.stringify({ visit: visitOf(), events })
  navigator.sendBeacon(PATH, new Blob([body], { type: 'application/json' }))
}

/** A number that ties the pages of one tab together, and is gone with the tab. */
export function visitOf(): string {
  let visit = sessionStorage.getItem(KEY)
  if (visit === null) {
    visit = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    sessionStorage.setItem(KEY, visit)
  }
  return visit
}
