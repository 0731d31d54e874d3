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
const SECRET = 'a-livekit-secret-of-the-sandbox-alone'

/** The request of one webhook. With another secret it is forged. */
export function roomWebhook({ event, room, identity, visit, at, isHidden = false }: RoomReport, secret = SECRET) {
  const joinedAt = seconds(at)
  const participant = { sid: visit, identity, joinedAt, permission: { hidden: isHidden } }
  return signedRequest({ event, createdAt: joinedAt, room: { name: room }, participant }, secret)
}

export interface FilmReport {
  readonly recordingId: string
  readonly prefix: string
  readonly room: string
  readonly seconds: number
}

/** The webhook of a recording that is complete. */
export function roomRecordingWebhook({ recordingId, prefix, room, seconds: length }: FilmReport) {
  const filename = `${prefix}.mp4`
  const egressInfo = {
    egressId: recordingId,
    roomName: room,
    status: 'EGRESS_COMPLETE',
    roomComposite: { roomName: room, fileOutputs: [{ filepath: filename }] },
    fileResults: [{ filename, size: '1000', duration: String(length * 1e9) }],
  }
  return signedRequest({ event: 'egress_ended', createdAt: '0', egressInfo })
}

export interface BroadcastReport {
  readonly recordingId: string
  readonly prefix: string
  readonly room: string
  readonly status: 'EGRESS_STARTING' | 'EGRESS_ACTIVE' | 'EGRESS_ENDING' | 'EGRESS_COMPLETE' | 'EGRESS_FAILED'
}

/** The webhook of a broadcast that stands so. */
export function roomBroadcastWebhook({ recordingId, prefix, room, status }: BroadcastReport) {
  const segmentOutputs = [{ filenamePrefix: prefix, playlistName: `${prefix}.m3u8` }]
  const egressInfo = {
    egressId: recordingId,
    roomName: room,
    status,
    roomComposite: { roomName: room, segmentOutputs },
  }
  return signedRequest({ event: 'egress_updated', createdAt: '0', egressInfo })
}

function seconds(at: Instant): string {
  return String(Math.floor(at / 1_000))
}

async function signedRequest(event: object, secret = SECRET) {
  sent += 1
  const body = JSON.stringify({ ...event, id: `EV_${sent}` })
  const authorization = await new SignJWT({ sha256: hash('sha256', body, 'base64') })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('sandbox-livekit-key')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret))
  const headers = { authorization, 'content-type': 'application/webhook+json' }
  return { method: 'POST', url: '/api/live-room/webhook', headers, body } as const
}
