/** Says so while the phone has no connection, and has the service worker keep the page that says it. */
export function showOffline(): void {
  const bar = document.getElementById('offline-bar')
  const show = () => bar && (bar.hidden = navigator.onLine)
  addEventListener('online', show)
  addEventListener('offline', show)
  show()
  void navigator.serviceWorker?.register('/sw.js')
}
