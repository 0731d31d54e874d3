// Signing out in one tab signs out the others: each reads its page again, and the server answers it as to a visitor.
import { forgetChoice } from './choice.ts'
import { forgetTyped } from './keep-typed.ts'

const CHANNEL = 'kandil-sign-out'
const AGAIN_MS = 50

export function signOutEverywhere(): void {
  document.addEventListener('submit', ({ target }) => {
    if (!(target as HTMLFormElement).matches('[data-forget]')) return // only forms are submitted
    // Another person may use the phone.
    forgetChoice()
    forgetTyped()
    sessionStorage.setItem(CHANNEL, '1')
  })
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', () => {
    forgetTyped()
    setTimeout(() => location.replace(location.href), AGAIN_MS)
  })
  // The page after the one that signed out: the session has ended by now.
  if (sessionStorage.getItem(CHANNEL) === null) return
  sessionStorage.removeItem(CHANNEL)
  channel.postMessage('')
}
