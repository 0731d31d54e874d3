// The script of the switch for push messages in this browser. It asks for nothing before the button is pressed.
const found = document.querySelector<HTMLElement>('[data-push]')
if (found && 'PushManager' in window && navigator.serviceWorker) offer(found)

function offer(panel: HTMLElement): void {
  panel.hidden = false
  panel.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-push-turn]') // a click's target is an element
    if (button) void turn(panel, button)
  })
}

async function turn(panel: HTMLElement, button: HTMLButtonElement): Promise<void> {
  if (button.ariaBusy) return
  button.ariaBusy = 'true'
  const problem = await (button.dataset['pushTurn'] === 'on' ? turnOn(panel.dataset['push'] ?? '') : turnOff()).catch(
    () => 'failed' as const,
  )
  if (problem === undefined) return location.reload()
  button.ariaBusy = null
  for (const each of ['denied', 'failed']) {
    const text = panel.querySelector<HTMLElement>(`[data-push-${each}]`)
    if (text) text.hidden = each !== problem
  }
}

async function turnOn(applicationServerKey: string): Promise<'denied' | 'failed' | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys = {} } = subscription.toJSON()
  return put('/api/notifications/push', { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] })
}

async function turnOff(): Promise<'failed' | undefined> {
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  return put('/api/notifications/push/off', {})
}

async function put(path: string, body: object): Promise<'failed' | undefined> {
  const headers = { 'content-type': 'application/json' }
  const { ok } = await fetch(path, { method: 'PUT', headers, body: JSON.stringify(body) })
  return ok ? undefined : 'failed'
}
