// Rooms and who is in them.
import {
  DataPacket,
  DisconnectReason,
  LeaveRequest_Action,
  ParticipantInfo_State,
  Room as RoomInfo,
} from '@livekit/protocol'
import type { CreateRoomRequest } from '@livekit/protocol'
import type { Participant, ParticipantRoom, Track } from './participant.ts'
import type { Claims } from './tokens.ts'
import type { EventFields } from './webhooks.ts'
import { inMilliseconds, inSeconds, newSid } from './clock.ts'
import type { World } from './world.ts'

const EMPTY_SECONDS = 300
const DEPARTURE_SECONDS = 20
const DATA_LABELS = ['_reliable', '_lossy']

export class Room implements ParticipantRoom {
  readonly info: RoomInfo
  readonly world: World
  /** The key is the identity. */
  readonly participants = new Map<string, Participant>()
  /** The key is the identity. Tokens from before this time (epoch seconds) no longer open this room. */
  readonly #revoked = new Map<string, bigint>()
  readonly #onEmpty: (room: Room) => void
  #emptyTimer: NodeJS.Timeout | undefined

  constructor(world: World, name: string, options: { request?: CreateRoomRequest; onEmpty: (room: Room) => void }) {
    const { request } = options
    this.world = world
    this.#onEmpty = options.onEmpty
    this.info = new RoomInfo({
      sid: newSid('RM_'),
      name,
      emptyTimeout: request?.emptyTimeout || EMPTY_SECONDS,
      departureTimeout: request?.departureTimeout || DEPARTURE_SECONDS,
      maxParticipants: request?.maxParticipants ?? 0,
      metadata: request?.metadata ?? '',
      creationTime: inSeconds(world.now),
      creationTimeMs: inMilliseconds(world.now),
      enabledCodecs: [{ mime: 'audio/opus' }, { mime: 'video/VP8' }],
    })
    this.#endWhenEmpty(this.info.emptyTimeout)
  }

  get name(): string {
    return this.info.name
  }

  snapshot(): RoomInfo {
    const people = [...this.participants.values()]
    this.info.numParticipants = people.filter(({ permission }) => !permission.hidden).length
    this.info.numPublishers = people.filter(({ tracks }) => tracks.size > 0).length
    return this.info.clone()
  }

  announce(event: string, fields: EventFields = {}): void {
    this.world.webhooks.announce(this.name, event, { room: this.snapshot(), ...fields })
  }

  isFullFor(identity: string): boolean {
    const { maxParticipants } = this.info
    return maxParticipants > 0 && !this.participants.has(identity) && this.participants.size >= maxParticipants
  }

  revokeTokens(identity: string, before: bigint): void {
    this.#revoked.set(identity, before)
  }

  isRevoked({ sub = '', nbf = 0 }: Claims): boolean {
    return BigInt(nbf) < (this.#revoked.get(sub) ?? 0n)
  }

  /** The same identity again takes the place of the first. */
  admit(participant: Participant): void {
    const first = this.participants.get(participant.identity)
    if (first) this.leave(first, DisconnectReason.DUPLICATE_IDENTITY, LeaveRequest_Action.DISCONNECT)
    this.participants.set(participant.identity, participant)
    clearTimeout(this.#emptyTimer)
  }

  /** Their connection is up: from now on they count as present. */
  activate(participant: Participant): void {
    if (participant.info.state === ParticipantInfo_State.ACTIVE || participant.hasLeft) return
    participant.info.state = ParticipantInfo_State.ACTIVE
    participant.announceChange()
    this.announce('participant_joined', { participant: participant.snapshot() })
  }

  dropConnection(participant: Participant): void {
    this.leave(participant, DisconnectReason.CONNECTION_TIMEOUT)
  }

  /** `action` tells the client what to do next. Without an action no message is sent. */
  leave(participant: Participant, reason: DisconnectReason, action?: LeaveRequest_Action): void {
    if (participant.hasLeft) return
    participant.hasLeft = true
    if (action !== undefined) participant.line.send({ case: 'leave', value: { reason, action, canReconnect: false } })
    const { identity, info } = participant
    if (this.participants.get(identity) === participant) this.participants.delete(identity)
    for (const track of participant.tracks.values()) participant.unpublish(track, { notifiesPublisher: false })
    participant.close()
    const wasActive = info.state === ParticipantInfo_State.ACTIVE
    info.state = ParticipantInfo_State.DISCONNECTED
    info.disconnectReason = reason
    participant.announceChange()
    if (wasActive) this.announce('participant_left', { participant: participant.snapshot() })
    if (this.participants.size === 0) this.#endWhenEmpty(this.info.departureTimeout)
  }

  /** A hidden person is described to nobody but themselves. */
  broadcast(about: Participant): void {
    const participants = [about.snapshot()]
    for (const each of this.participants.values())
      if (each === about || !about.permission.hidden) each.line.send({ case: 'update', value: { participants } })
  }

  /** Passes a data message on under its sender's name: nobody can speak for another. */
  relay(from: Participant, label: string, data: Uint8Array): void {
    if (from.hasLeft || !from.permission.canPublishData || !DATA_LABELS.includes(label)) return
    const packet = DataPacket.fromBinary(data)
    const sender = { participantIdentity: from.identity, participantSid: from.info.sid }
    Object.assign(packet, sender)
    if (packet.value.case === 'user') Object.assign(packet.value.value, sender)
    const bytes = packet.toBinary()
    const to = packet.destinationIdentities
    for (const each of this.participants.values())
      if (each !== from && (to.length === 0 || to.includes(each.identity))) each.subscriber.sendData(label, bytes)
  }

  tracks(): Track[] {
    return [...this.participants.values()].flatMap((participant) => [...participant.tracks.values()])
  }

  findTrack(sid: string): Track | undefined {
    return this.tracks().find(({ info }) => info.sid === sid)
  }

  end(reason: DisconnectReason): void {
    for (const participant of this.participants.values())
      this.leave(participant, reason, LeaveRequest_Action.DISCONNECT)
    clearTimeout(this.#emptyTimer)
    this.announce('room_finished')
  }

  /** As if its machine were switched off: connections are cut and no message is sent. */
  die(): void {
    clearTimeout(this.#emptyTimer)
    for (const participant of this.participants.values()) {
      participant.hasLeft = true
      participant.cut()
    }
    this.participants.clear()
  }

  /** It waits longer for the first to come than for the last to come back. */
  #endWhenEmpty(seconds: number): void {
    clearTimeout(this.#emptyTimer)
    this.#emptyTimer = setTimeout(() => this.#onEmpty(this), seconds * 1_000)
  }
}

export interface RoomBook {
  readonly find: (name: string) => Room | undefined
  readonly all: () => readonly Room[]
  /** As it is if it is there already. */
  readonly open: (name: string, request?: CreateRoomRequest) => Room
  readonly end: (room: Room, reason: DisconnectReason) => void
  readonly die: (room: Room) => void
  readonly close: () => void
}

export function createRoomBook(world: World): RoomBook {
  const rooms = new Map<string, Room>()
  const end = (room: Room, reason: DisconnectReason) => {
    if (rooms.get(room.name) !== room) return
    rooms.delete(room.name)
    room.end(reason)
  }
  const die = (room: Room) => {
    if (rooms.get(room.name) === room) rooms.delete(room.name)
    room.die()
  }
  return {
    find: (name) => rooms.get(name),
    all: () => [...rooms.values()],
    open(name, request) {
      const known = rooms.get(name)
      if (known) return known
      const onEmpty = (empty: Room) => end(empty, DisconnectReason.ROOM_CLOSED)
      const room = new Room(world, name, request ? { request, onEmpty } : { onEmpty })
      rooms.set(name, room)
      room.announce('room_started')
      const { roomDiesAfterMs } = world.knobs.of(name)
      if (roomDiesAfterMs > 0) world.timers.after(roomDiesAfterMs, () => die(room))
      return room
    },
    end,
    die,
    close: () => [...rooms.values()].forEach(die),
  }
}
