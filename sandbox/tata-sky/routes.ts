// Tata Sky's own page for its subscribers, at /tatasky: it signs the customer's token and leads to the product.
import { createHmac, hash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { later, MINUTE, type Clock } from '#core/kernel/time.ts'
import { text } from '../juspay/orders.ts'
import { html } from '../pages/html.ts'
import { page } from '../pages/layout.ts'
import { formOf, show } from '../pages/reply.ts'

/** The product takes tokens of five minutes at most. */
const LASTS = 4 * MINUTE
const SUBSCRIBER = /^\d{6,12}$/

export interface TataSkyContext {
  readonly now: Clock
  /** The partner's signing key, as the console of the product shows it once. */
  readonly key: string
  readonly productUrl: string | undefined
}

export function mountTataSky(app: FastifyInstance, desk: TataSkyContext): void {
  app.get('/tatasky', async (_, reply) => show(reply, subscriberPage()))
  app.post('/tatasky', async (request, reply) => {
    const subscriber = text(formOf(request.body), 'subscriber').trim()
    if (!SUBSCRIBER.test(subscriber)) return show(reply, subscriberPage('Enter a number of 6 to 12 digits.'), 400)
    if (desk.productUrl === undefined) return show(reply, subscriberPage('No product is connected.'), 503)
    return reply.redirect(linkOf(desk, subscriber), 303)
  })
}

/** The product learns a hash of the subscriber's number only. */
function linkOf({ now, key, productUrl }: TataSkyContext, subscriber: string): string {
  const hashSid = hash('sha256', `tata sky ${subscriber}`, 'hex')
  const signed = `${later(now(), LASTS)}.${randomBytes(16).toString('base64url')}`
  const signature = createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(`${hashSid}.${signed}`)
    .digest('base64url')
  return `${productUrl}/partner/tatasky?${new URLSearchParams({ hashSid, token: `${signed}.${signature}` })}`
}

function subscriberPage(problem?: string): string {
  return page(
    'Tata Sky',
    html`<h1>Tata Sky</h1>
      <p>A subscriber opens Kandil from here. The link works once, for four minutes.</p>
      <form method="post" class="card">
        <label>Subscriber number <input name="subscriber" inputmode="numeric" required value="1000000001" /></label>
        ${problem !== undefined && html`<p role="alert">${problem}</p>`}
        <button class="go">Open Kandil</button>
      </form>`,
  )
}
