// Has the service worker send the answers when there is a connection again, even if the tab is closed by then: web/public/sw.js.
const TAG = 'kandil-answers'

/** Only some browsers have it, and TypeScript does not list it. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

export async function sendInBackground(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await (registration as SyncRegistration | undefined)?.sync?.register(TAG)
  } catch {
    // The person has forbidden it: the page sends, now or on the next visit.
  }
}
