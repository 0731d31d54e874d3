// Signing out in one tab signs out the others: each reads its page again, and the server answers it as to a visitor.
const CHANNEL = 'kandil-sign-out'
const AGAIN_MS = 50

export function signOutEverywhere(): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', () => setTimeout(() => location.replace(location.href), AGAIN_MS))
  document.addEventListener('submit', ({ target }) => {
    if ((target as HTMLFormElement).matches('[data-forget]')) sessionStorage.setItem(CHANNEL, '1') // only forms are submitted
  })
  // The page after the one that signed out: the session has ended by now.
  if (sessionStorage.getItem(CHANNEL) === null) return
  sessionStorage.removeItem(CHANNEL)
  channel.postMessage('')
}
