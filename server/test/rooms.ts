// Webhooks of the live room for tests, signed as the room signs them.
import { hash } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Instant } from '#core/kernel/time.ts'

export interface RoomReport {
  readonly event: 'participant_joined' | 'participant_left'
  readonly room: string
  readonly identity: string
  readonly visit: string
  readonly at: Instant
  readonly isHidden?: boolean
}

let sent = 0

/** The request of one webhook. With another secret it is forged. */
export async function roomWebhook(
  { event, room, identity, visit, at, isHidden = false }: RoomReport,
  secret = 'a-livekit-secret-of-the-sandbox-alone',
) {
  sent += 1
  const seconds = Math.floor(at / 1_000)
  const participant = { sid: visit, identity, joinedAt: String(seconds), permission: { hidden: isHidden } }
  const body = JSON.stringify({
    event,
    id: `EV_${sent}`,
    createdAt: String(seconds),
    room: { name: room },
    participant,
  })
  const authorization = await new SignJWT({ sha256: hash('sha256', body, 'base64') })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('sandbox-livekit-key')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret))
  const headers = { authorization, 'content-type': 'application/webhook+json' }
  return { method: 'POST', url: '/api/live-room/webhook', headers, body } as const
}
