// The script of pages with a pop-up. It shows the coupon's, or else the page's offer, each kind once per session. The visitor's
// action is reported to the server.
import { visitOf } from '../visit.ts'

/** Somebody who has just come is left to look. */
const OFFER_AFTER_MS = 4_000

const first = document.querySelector<HTMLElement>('[data-popup]')
if (first && sessionStorage.getItem(keyOf(first)) === null) show(first)

function show(popup: HTMLElement): void {
  popup.addEventListener('toggle', ({ newState }) => tell(popup, newState === 'open' ? 'VIEW' : 'CLOSE_CLICK'))
  popup.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-popup-login]')) tell(popup, 'LOGIN_CLICK') // a click's target is an element
  })
  setTimeout(() => open(popup), popup.dataset['kind'] === 'OFFER' ? OFFER_AFTER_MS : 0)
}

/** Not over a menu or a sheet that is open, nor while somebody types. */
function open(popup: HTMLElement): void {
  if (document.querySelector('dialog[open], :popover-open, :is(input, select, textarea):focus')) return
  sessionStorage.setItem(keyOf(popup), popup.dataset['popup'] ?? '')
  popup.showPopover()
  // It takes no focus: who listens hears its title.
  const said = popup.previousElementSibling
  if (said) said.textContent = document.getElementById(`${popup.id}-title`)?.textContent ?? ''
}

function keyOf({ dataset }: HTMLElement): string {
  return `kandil-popup-${dataset['kind']}`
}

/** Outlives the page that is left by it. */
function tell(popup: HTMLElement, type: 'VIEW' | 'LOGIN_CLICK' | 'CLOSE_CLICK'): void {
  void fetch(`/api/popups/${popup.dataset['popup']}/events`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type, visit: visitOf() }),
  })
}
