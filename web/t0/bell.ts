import type { PageEvent } from './events.ts'

/** Several notices in a row are counted once. */
const SOON_MS = 300

/** Keeps the number at the bell right, and offers a new list of notices once there is one. */
export function countNotices(): void {
  const bell = document.querySelector<HTMLElement>('[data-bell]')
  if (!bell) return
  let timer: number | undefined
  const countSoon = (isNew: boolean) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => navigator.onLine && void count(bell, isNew), SOON_MS)
  }
  addEventListener('online', () => countSoon(false))
  document.addEventListener('kandil:event', (event) => {
    const { kind, data } = (event as CustomEvent<PageEvent>).detail // only events.ts dispatches it
    const { isNew = false } = (data ?? {}) as { isNew?: boolean } // as the server announces it
    if (kind === 'notices' || kind === 'gap') countSoon(isNew)
  })
}

async function count(bell: HTMLElement, isNew: boolean): Promise<void> {
  const reply = await fetch('/api/notifications/unread').catch(() => undefined)
  if (!reply?.ok) return
  const { unread } = (await reply.json()) as { unread: number } // the contract's UnreadCount
  const badge = bell.querySelector<HTMLElement>('[data-count]')
  const news = document.querySelector('[data-bell-news]')
  const label = unread > 0 ? bell.dataset['label']?.replace('0', String(unread)) : bell.dataset['bell']
  bell.setAttribute('aria-label', label ?? '')
  if (badge) {
    badge.hidden = unread === 0
    badge.textContent = String(unread)
  }
  if (!isNew) return
  if (news) news.textContent = label ?? ''
  for (const offer of document.querySelectorAll<HTMLElement>('[data-new-notices]')) offer.hidden = false
}
