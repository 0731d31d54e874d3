// The session of an open page may end elsewhere: signed out on another phone, or after its days. The page is then read again,
// and the server draws it for a visitor or leads to the login. Commerce, section 4 "Session"; decisions L-09 and P-35.
const KEY = 'kandil-read-again'
const AT_MOST_EVERY_MS = 60_000

/** Looks at every answer that the scripts of this page get. Only a page that was drawn for a family is read again. */
export function readAgainWhenSignedOut(): void {
  if (!document.querySelector('form[data-forget]')) return
  const ask = globalThis.fetch
  globalThis.fetch = async (...asked) => {
    const reply = await ask(...asked)
    if (reply.status === 401) readAgain()
    return reply
  }
}

function readAgain(): void {
  const now = Math.round(performance.timeOrigin + performance.now())
  if (now - Number(sessionStorage.getItem(KEY)) < AT_MOST_EVERY_MS) return
  sessionStorage.setItem(KEY, String(now))
  location.reload()
}
