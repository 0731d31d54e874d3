// The signature of the Standard Webhooks: HMAC-SHA256 over id, time and body.
import { createHmac, randomBytes } from 'node:crypto'
import { SECOND, type Instant } from '#core/kernel/time.ts'

export function newSecret(): Buffer {
  return randomBytes(32)
}

/** As the receiver keeps it. */
export function showSecret(secret: Buffer): string {
  return `whsec_${secret.toString('base64')}`
}

export interface SignedMessage {
  readonly id: string
  readonly at: Instant
  readonly body: string
}

/** The headers of a message. While a secret is being replaced, there is a signature with each. */
export function signedHeaders({ id, at, body }: SignedMessage, secrets: readonly Buffer[]): Record<string, string> {
  const seconds = Math.floor(at / SECOND)
  const signatures = secrets.map((secret) => {
    const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')
    return `v1,${signature}`
  })
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
