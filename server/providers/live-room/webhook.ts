// Webhooks carry a token that is signed by the API secret and vouches for the exact characters of the body.
import { hash } from 'node:crypto'
import type { EgressInfo, ParticipantInfo, WebhookEvent } from 'livekit-server-sdk'
import { toInstant, type Instant } from '#core/kernel/time.ts'
import type { LiveKitAccess, Sdk } from './line.ts'
import type { LiveRooms, RoomEvent } from './port.ts'
import { mediaSourceOf, recordingReport } from './terms.ts'

type Access = Pick<LiveKitAccess, 'apiKey' | 'apiSecret'>

export function webhookReader(load: () => Promise<Sdk>, access: Access): LiveRooms['readWebhook'] {
  return async ({ authorization, body }) => {
    if (!authorization) return { kind: 'FORGED' }
    const sdk = await load()
    if (!(await isGenuine(sdk, access, authorization, body))) return { kind: 'FORGED' }
    try {
      return eventOf(sdk.WebhookEvent.fromJsonString(body, { ignoreUnknownFields: true })) ?? { kind: 'UNREADABLE' }
    } catch {
      return { kind: 'UNREADABLE' }
    }
  }
}

/** A token that lets a person into a room is signed by the same secret, but vouches for no body. */
async function isGenuine({ TokenVerifier }: Sdk, { apiKey, apiSecret }: Access, token: string, body: string) {
  try {
    const { sha256 } = await new TokenVerifier(apiKey, apiSecret).verify(token)
    return sha256 === hash('sha256', body, 'base64')
  } catch {
    return false
  }
}

/** Undefined when something is missing that we could not act without. */
function eventOf(event: WebhookEvent): RoomEvent | undefined {
  const { id: eventId, event: eventName, egressInfo } = event
  if (eventId === '' || eventName === '') return undefined
  const stamp = { eventId, at: toInstant(Number(event.createdAt) * 1_000) }
  if (egressInfo) return recordingEvent(stamp, egressInfo)
  if (eventName === 'room_finished') return roomEnded(stamp, event.room?.name)
  return visitEvent(stamp, event) ?? { kind: 'OTHER', eventId, eventName }
}

interface Stamp {
  readonly eventId: string
  readonly at: Instant
}

function roomEnded(stamp: Stamp, room = ''): RoomEvent | undefined {
  return room === '' ? undefined : { kind: 'ROOM_ENDED', ...stamp, room }
}

function visitEvent(stamp: Stamp, { event, room, participant, track }: WebhookEvent): RoomEvent | undefined {
  if (!room?.name || !participant?.identity) return undefined
  const { identity, sid: visitId, permission } = participant
  const visit = { ...stamp, room: room.name, identity, visitId, isHidden: permission?.hidden ?? false }
  if (event === 'participant_joined') return { kind: 'JOINED', ...visit, at: joinedAt(participant) ?? stamp.at }
  if (event === 'participant_left') return { kind: 'LEFT', ...visit }
  if (!track || !['track_published', 'track_unpublished'].includes(event)) return undefined
  return { kind: 'TRACK', ...visit, isPublished: event === 'track_published', source: mediaSourceOf(track) }
}

/** An event may be sent long after they joined. */
function joinedAt({ joinedAt: seconds }: ParticipantInfo): Instant | undefined {
  return seconds > 0n ? toInstant(Number(seconds) * 1_000) : undefined
}

function recordingEvent(stamp: Stamp, info: EgressInfo): RoomEvent | undefined {
  const { egressId, roomName: room, updatedAt } = info
  if (egressId === '' || room === '') return undefined
  const at = updatedAt > 0n ? toInstant(Number(updatedAt / 1_000_000n)) : stamp.at
  return { kind: 'RECORDING', ...stamp, at, room, ...recordingReport(info) }
}
