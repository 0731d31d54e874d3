// How a browser joins: a WebSocket at /rtc, protobuf both ways.
import type { IncomingMessage } from 'node:http'
import { ClientConfigSetting, DisconnectReason, JoinResponse, LeaveRequest_Action } from '@livekit/protocol'
import { SignalRequest, SignalResponse } from '@livekit/protocol'
import type { RawData, WebSocket } from 'ws'
import { complain } from './complain.ts'
import { NoMedia, type Native } from './media/ability.ts'
import { Participant, type SignalMessage } from './participant.ts'
import { obey } from './requests.ts'
import type { Room, RoomBook } from './room.ts'
import { verifyToken, type Claims } from './tokens.ts'
import { roomClock } from './clock.ts'
import type { World } from './world.ts'

/** Clients demand a version. */
const SERVER_VERSION = '1.9.0'
const PROTOCOL = 16
/** How long a person whose socket was cut stays, waiting for the client to come back. */
const GRACE_MS = 10_000
/** The last message before a hang-up gets through first. */
const HANG_UP_AFTER_MS = 50

export interface Admission {
  readonly claims: Claims
  readonly identity: string
  readonly room: string
  readonly native: Native
}
export interface Door {
  readonly world: World
  readonly book: RoomBook
}
export interface Refusal {
  readonly status: number
  readonly text: string
}

/** Decides on a join before the WebSocket opens, and answers /rtc/validate. */
export async function admit(
  { world, book }: Door,
  url: URL,
  { headers }: IncomingMessage,
): Promise<Admission | Refusal> {
  const token = url.searchParams.get('access_token') ?? bearerOf(headers)
  const claims = await verifyToken(world.apiKey, token, roomClock(world, roomNamedIn(token)))
  if (!claims) return { status: 401, text: 'invalid token' }
  const { sub: identity, video } = claims
  if (!video?.roomJoin || !video.room || !identity) return { status: 401, text: 'permissions denied' }
  if (book.find(video.room)?.isRevoked(claims)) return { status: 401, text: 'token revoked' }
  try {
    return { claims, identity, room: video.room, native: await world.ability.load() }
  } catch (error) {
    if (!(error instanceof NoMedia)) throw error
    return { status: 503, text: error.message }
  }
}

function bearerOf({ authorization = '' }: IncomingMessage['headers']): string {
  return authorization.replace(/^Bearer /, '')
}

/** Which room a token is for, before it is verified: the knob of that room's clock decides whether it is. */
function roomNamedIn(token: string): string | undefined {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    const { video } = JSON.parse(payload) as Claims // nothing but the knob is chosen by it
    return video?.room
  } catch {
    return undefined
  }
}

export async function serve(socket: WebSocket, admission: Admission, url: URL, rooms: RoomBook): Promise<void> {
  const send = (message: SignalMessage) => {
    if (socket.readyState === socket.OPEN) socket.send(new SignalResponse({ message }).toBinary())
  }
  const refuse = (reason: DisconnectReason, action: LeaveRequest_Action) => {
    send({ case: 'leave', value: { reason, action } })
    socket.close()
  }
  // ICE is not restarted here, so nothing is resumed: the client joins afresh.
  if (url.searchParams.get('reconnect') === '1')
    return refuse(DisconnectReason.STATE_MISMATCH, LeaveRequest_Action.RECONNECT)
  const { claims, identity, native } = admission
  const room = rooms.open(admission.room)
  if (room.isFullFor(identity)) return refuse(DisconnectReason.JOIN_FAILURE, LeaveRequest_Action.DISCONNECT)

  const hangUp = () => void setTimeout(() => socket.close(1000), HANG_UP_AFTER_MS)
  const isSubscribing = url.searchParams.get('auto_subscribe') !== '0'
  const participant = new Participant(room, { claims, line: { send, hangUp }, native, isSubscribing })
  room.admit(participant)
  send({ case: 'join', value: welcome(room, participant) }) // the very first message
  participant.announceChange()
  listen(socket, participant)
  await participant.subscriber.start(native)
  for (const track of room.tracks()) participant.subscribe(track)
}

function listen(socket: WebSocket, participant: Participant): void {
  const { room } = participant
  let queue = Promise.resolve()
  socket.on('message', (data: RawData) => {
    // One after the other: a second offer waits for the answer to the first.
    queue = queue
      .then(() => obey(participant, SignalRequest.fromBinary(bytesOf(data))))
      .catch((error: unknown) => complain('a message that cannot be obeyed', error))
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    if (participant.hasLeft) return
    room.world.timers.after(GRACE_MS, () => room.leave(participant, DisconnectReason.SIGNAL_CLOSE))
  })
}

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data)
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data
}

function welcome(room: Room, participant: Participant): JoinResponse {
  const others = [...room.participants.values()].filter((each) => each !== participant && !each.permission.hidden)
  return new JoinResponse({
    room: room.snapshot(),
    participant: participant.snapshot(),
    otherParticipants: others.map((each) => each.snapshot()),
    serverInfo: { version: SERVER_VERSION, protocol: PROTOCOL, nodeId: 'sandbox' },
    serverVersion: SERVER_VERSION,
    // The client waits for the connection that we offer, and opens its own, with data channels, straight away.
    subscriberPrimary: true,
    fastPublish: true,
    iceServers: [],
    pingInterval: 5,
    pingTimeout: 15,
    clientConfiguration: { resumeConnection: ClientConfigSetting.DISABLED },
    enabledPublishCodecs: [{ mime: 'audio/opus' }, { mime: 'video/VP8' }],
  })
}
