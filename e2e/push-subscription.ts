// The browser's side of push messages. No browser vendor's push service can be reached from here, so the sandbox takes the
// messages; this file subscribes the page there, decrypts the messages (RFC 8291) and hands them to the service worker.
import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import type { CDPSession, Page } from '@playwright/test'

const SALT_BYTES = 16
/** The salt, the record size in four bytes, and the length of the sender's key in one. */
const HEADER_BYTES = SALT_BYTES + 5
const TAG_BYTES = 16
const [KEY_BYTES, NONCE_BYTES] = [16, 12]
/** Marks the end of the text in the last record; only padding follows. */
const END = 2

export interface PushSubscriber {
  /** The messages that the push service has for this browser, decrypted, newest first. */
  readonly messages: () => Promise<string[]>
  /** Lets the service worker of the page hear this message. */
  readonly deliver: (message: string) => Promise<void>
  /** From now on records what the service worker shows and opens. A browser without a screen shows no notifications. */
  readonly watch: () => Promise<WatchedWorker>
}

interface WatchedWorker {
  /** Title and options of each notification. */
  readonly shown: () => Promise<readonly object[]>
  /** As if the last notification was clicked. Answers the addresses that are opened. */
  readonly click: () => Promise<readonly string[]>
}

/** From now on the page's browser subscribes with the sandbox. */
export async function subscribeWithSandbox(page: Page, name: string): Promise<PushSubscriber> {
  const sandboxUrl = process.env['E2E_SANDBOX_URL'] ?? ''
  const keys = createECDH('prime256v1')
  const [publicKey, auth] = [keys.generateKeys(), randomBytes(16)]
  const subscription = {
    endpoint: `${sandboxUrl}/push/${name}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  }
  await page.addInitScript((json) => {
    Object.assign(PushManager.prototype, { subscribe: async () => ({ toJSON: () => json }) })
  }, subscription)
  const session = await page.context().newCDPSession(page)
  return {
    async messages() {
      const reply = await page.request.get(`${sandboxUrl}/outbox.json`, { params: { to: `${name}@push` } })
      const taken = (await reply.json()) as readonly { attachments: readonly { base64: string }[] }[] // the sandbox's own format
      return taken.map(({ attachments: [body] }) => decrypt(Buffer.from(body?.base64 ?? '', 'base64'), keys, auth))
    },
    deliver: (message) => deliver(session, new URL(page.url()).origin, message),
    watch: () => watch(page),
  }
}

function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES)
  const senderEnd = HEADER_BYTES + body.readUInt8(HEADER_BYTES - 1)
  const sender = body.subarray(HEADER_BYTES, senderEnd)
  const shared = hmac(auth, keys.computeSecret(sender))
  const input = hmac(shared, Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender, Buffer.of(1))
  const derived = hmac(salt, input)
  const key = hmac(derived, Buffer.from('Content-Encoding: aes128gcm\0\x01')).subarray(0, KEY_BYTES)
  const nonce = hmac(derived, Buffer.from('Content-Encoding: nonce\0\x01')).subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-TAG_BYTES))
  const text = Buffer.concat([decipher.update(body.subarray(senderEnd, -TAG_BYTES)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(END)).toString()
}

function hmac(key: Buffer, ...parts: readonly Buffer[]): Buffer {
  return createHmac('sha256', key).update(Buffer.concat(parts)).digest()
}

async function deliver(session: CDPSession, origin: string, data: string): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

/** The parts of a service worker's scope that are used here: the types of a page know none. */
interface WorkerScope {
  readonly registration: { showNotification: (title: string, options: object) => Promise<void> }
  readonly clients: { openWindow: (url: string) => Promise<null> }
  readonly dispatchEvent: (event: Event) => boolean
  shown: { title: string; data?: unknown }[]
}

async function watch(page: Page): Promise<WatchedWorker> {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const self = globalThis as unknown as WorkerScope
    self.shown = []
    self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options })
  })
  return {
    shown: () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown),
    click: () =>
      worker.evaluate(async () => {
        const self = globalThis as unknown as WorkerScope
        const opened: string[] = []
        // A browser opens a window only for a finger.
        self.clients.openWindow = async (url) => {
          opened.push(url)
          return null
        }
        const notification = { close: () => {}, data: self.shown.at(-1)?.data }
        const ended: Promise<unknown>[] = []
        const waitUntil = (work: Promise<unknown>) => void ended.push(work)
        self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
        await Promise.all(ended)
        return opened
      }),
  }
}
