const KEY = 'kandil-popup'
/** Somebody who has just come is left to look. */
const WAIT_MS = 4_000

/** The page's offer, once per session. What is done with it is told to the server, which counts each thing once. */
export function showPopup(): void {
  const popup = document.querySelector<HTMLElement>('[data-popup]')
  if (!popup || sessionStorage.getItem(KEY) !== null) return
  popup.addEventListener('toggle', ({ newState }) => tell(popup, newState === 'open' ? 'VIEW' : 'CLOSE_CLICK'))
  popup.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-popup-login]')) tell(popup, 'LOGIN_CLICK') // a click's target is an element
  })
  setTimeout(() => open(popup), WAIT_MS)
}

/** Not over a menu or a sheet that is open, nor while somebody types. */
function open(popup: HTMLElement): void {
  if (document.querySelector('dialog[open], :popover-open, :is(input, select, textarea):focus')) return
  sessionStorage.setItem(KEY, popup.dataset['popup'] ?? '')
  popup.showPopover()
}

/** Outlives the page that is left by it. */
function tell(popup: HTMLElement, type: 'VIEW' | 'LOGIN_CLICK' | 'CLOSE_CLICK'): void {
  void fetch(`/api/popups/${popup.dataset['popup']}/events`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type }),
  })
}
