// One person in a room, with their permissions, their published tracks and the tracks they receive.
import type { DisconnectReason, LeaveRequest_Action } from '@livekit/protocol'
import { ParticipantInfo, ParticipantInfo_State, ParticipantPermission } from '@livekit/protocol'
import {
  RequestResponse_Reason,
  SignalTarget,
  TimedVersion,
  TrackInfo,
  TrackSource,
  TrackType,
} from '@livekit/protocol'
import type { AddTrackRequest, SignalResponse, SubscriptionPermission } from '@livekit/protocol'
import type { Native } from './media/ability.ts'
import { Publisher } from './media/publisher.ts'
import type { Forward, Source } from './media/source.ts'
import { Subscriber } from './media/subscriber.ts'
import type { Claims, VideoGrant } from './tokens.ts'
import type { EventFields } from './webhooks.ts'
import type { World } from './world.ts'
import { inMilliseconds, inSeconds, newSid } from './clock.ts'

export type SignalMessage = NonNullable<NonNullable<ConstructorParameters<typeof SignalResponse>[0]>['message']>

export interface Track {
  readonly info: TrackInfo
  /** The browser's own id of the track. */
  readonly cid: string
  readonly source: Source
  readonly owner: Participant
  /** Once it has been part of an offer, its absence from a later one means that it was unpublished. */
  isOffered: boolean
}

export interface Line {
  readonly send: (message: SignalMessage) => void
  readonly hangUp: () => void
}

/** The parts of a room that the people in it use. */
export interface ParticipantRoom {
  readonly world: World
  readonly participants: ReadonlyMap<string, Participant>
  readonly tracks: () => Track[]
  readonly findTrack: (sid: string) => Track | undefined
  readonly announce: (event: string, fields?: EventFields) => void
  readonly broadcast: (about: Participant) => void
  readonly relay: (from: Participant, label: string, data: Uint8Array) => void
  readonly activate: (participant: Participant) => void
  readonly dropConnection: (participant: Participant) => void
  readonly leave: (participant: Participant, reason: DisconnectReason, action?: LeaveRequest_Action) => void
}

/** After a `leave` the client closes its connections. One that finds them closed before reports an error. */
const FAREWELL_MS = 500

const SOURCES: Readonly<Record<string, TrackSource | undefined>> = {
  camera: TrackSource.CAMERA,
  microphone: TrackSource.MICROPHONE,
  screen_share: TrackSource.SCREEN_SHARE,
  screen_share_audio: TrackSource.SCREEN_SHARE_AUDIO,
}

export class Participant {
  readonly info: ParticipantInfo
  readonly room: ParticipantRoom
  readonly line: Line
  readonly publisher: Publisher
  readonly subscriber: Subscriber
  /** The keys are track sids, here and below. */
  readonly tracks = new Map<string, Track>()
  readonly #received = new Map<string, Forward>()
  readonly #declined = new Set<string>()
  readonly #isSubscribing: boolean
  /** Who may receive this person's tracks; undefined is everybody. */
  #audience: SubscriptionPermission | undefined
  hasLeft = false

  constructor(room: ParticipantRoom, options: { claims: Claims; line: Line; native: Native; isSubscribing: boolean }) {
    const { claims, line, native, isSubscribing } = options
    this.room = room
    this.line = line
    this.#isSubscribing = isSubscribing
    this.info = infoOf(claims, room)
    const onData = (label: string, data: Uint8Array) => room.relay(this, label, data)
    this.publisher = new Publisher(native, onData)
    this.subscriber = new Subscriber({
      onOffer: ({ id, sdp, midToTrackId }) =>
        line.send({ case: 'offer', value: { type: 'offer', sdp, id, midToTrackId } }),
      onAddress: (candidate) => {
        const candidateInit = JSON.stringify({ candidate, sdpMid: '0', sdpMLineIndex: 0 })
        line.send({ case: 'trickle', value: { candidateInit, target: SignalTarget.SUBSCRIBER } })
      },
      onData,
      onConnected: () => room.activate(this),
      onFailed: () => room.dropConnection(this),
    })
  }

  get identity(): string {
    return this.info.identity
  }

  get permission(): ParticipantPermission {
    return this.info.permission ?? new ParticipantPermission()
  }

  snapshot(): ParticipantInfo {
    this.info.tracks = [...this.tracks.values()].map(({ info }) => info)
    this.info.isPublisher = this.tracks.size > 0
    return this.info.clone()
  }

  /** Clients ignore a description whose version is lower than one they have. */
  announceChange(): void {
    this.info.version += 1
    this.room.broadcast(this)
  }

  mayPublish(source: TrackSource): boolean {
    const { canPublish, canPublishSources } = this.permission
    return canPublish && (canPublishSources.length === 0 || canPublishSources.includes(source))
  }

  publish(request: AddTrackRequest): void {
    if (!this.mayPublish(request.source)) {
      const message = 'does not have permission to publish'
      const value = { reason: RequestResponse_Reason.NOT_ALLOWED, message, request: { case: 'addTrack', value: request } } as const // prettier-ignore
      return this.line.send({ case: 'requestResponse', value })
    }
    const isVideo = request.type === TrackType.VIDEO
    const source = this.publisher.add(request.cid, isVideo ? 'video' : 'audio')
    source.isMuted = request.muted
    const info = trackInfoOf(request, inMilliseconds(this.room.world.now))
    const track: Track = { info, cid: request.cid, source, owner: this, isOffered: false }
    this.tracks.set(info.sid, track)
    this.line.send({ case: 'trackPublished', value: { cid: request.cid, track: info } })
    this.announceChange()
    for (const other of this.room.participants.values()) other.subscribe(track)
    this.room.announce('track_published', { participant: this.snapshot(), track: info })
  }

  unpublish(track: Track, options: { notifiesPublisher: boolean }): void {
    const { sid } = track.info
    if (!this.tracks.delete(sid)) return
    this.publisher.remove(track.cid)
    if (options.notifiesPublisher) this.line.send({ case: 'trackUnpublished', value: { trackSid: sid } })
    for (const other of this.room.participants.values()) other.unsubscribe(sid)
    if (!this.hasLeft) this.announceChange()
    this.room.announce('track_unpublished', { participant: this.snapshot(), track: track.info })
  }

  /** LiveKit has no message for a removed track: a track that was offered once and is missing in a later offer has gone. */
  keepOnly(cids: ReadonlySet<string>): void {
    for (const track of this.tracks.values()) {
      if (cids.has(track.cid)) track.isOffered = true
      else if (track.isOffered) this.unpublish(track, { notifiesPublisher: false })
    }
  }

  mute(track: Track, isMuted: boolean): void {
    track.info.muted = isMuted
    track.source.isMuted = isMuted
    if (!isMuted) track.source.requestKeyframe()
    this.announceChange()
  }

  /** Starts to receive a track if it was requested and every rule allows it. Otherwise stops receiving it. */
  subscribe(track: Track, isAsked = this.#isSubscribing): void {
    const { sid } = track.info
    if (track.owner === this || this.hasLeft) return
    if (!this.permission.canSubscribe || !track.owner.admits(this, sid)) return this.unsubscribe(sid)
    if (!isAsked || this.#declined.has(sid) || this.#received.has(sid)) return
    this.#received.set(sid, this.subscriber.add(track.source, track.owner.info.sid, sid))
  }

  unsubscribe(trackSid: string): void {
    const forward = this.#received.get(trackSid)
    if (!forward) return
    this.#received.delete(trackSid)
    this.subscriber.remove(forward)
  }

  /** Records the person's own choice. It still holds when the track is published again. */
  wishFor(trackSid: string, isWanted: boolean): void {
    if (!isWanted) {
      this.#declined.add(trackSid)
      return this.unsubscribe(trackSid)
    }
    this.#declined.delete(trackSid)
    const track = this.room.findTrack(trackSid)
    if (track) this.subscribe(track, true)
  }

  /** A browser pauses the video of a hidden element. */
  pause(trackSid: string, isPaused: boolean): void {
    const forward = this.#received.get(trackSid)
    if (!forward) return
    forward.isPaused = isPaused
    if (!isPaused) forward.source.requestKeyframe()
  }

  /** Replaces all permissions: the API does not merge them. */
  setPermission(permission: ParticipantPermission): void {
    this.info.permission = permission
    for (const track of this.tracks.values())
      if (!this.mayPublish(track.info.source)) this.unpublish(track, { notifiesPublisher: true })
    this.announceChange()
    for (const track of this.room.tracks()) this.subscribe(track)
  }

  setAudience(audience: SubscriptionPermission): void {
    this.#audience = audience
    for (const other of this.room.participants.values())
      for (const track of this.tracks.values()) if (other !== this) other.followAudience(track)
  }

  followAudience(track: Track): void {
    const { sid } = track.info
    const allowed = track.owner.admits(this, sid)
    if (allowed === this.#received.has(sid)) return
    const value = { participantSid: track.owner.info.sid, trackSid: sid, allowed }
    this.line.send({ case: 'subscriptionPermissionUpdate', value })
    this.subscribe(track)
  }

  admits(other: Participant, trackSid: string): boolean {
    if (!this.#audience || this.#audience.allParticipants) return true
    const { sid, identity } = other.info
    const permission = this.#audience.trackPermissions.find(
      ({ participantSid, participantIdentity }) => participantSid === sid || participantIdentity === identity,
    )
    return permission !== undefined && (permission.allTracks || permission.trackSids.includes(trackSid))
  }

  /** Stops sending, says goodbye, and closes the connections a moment later. */
  close(): void {
    this.subscriber.silence()
    this.line.hangUp()
    setTimeout(() => this.cut(), FAREWELL_MS)
  }

  /** Closes the connections at once. */
  cut(): void {
    this.line.hangUp()
    this.publisher.close()
    this.subscriber.close()
  }
}

function infoOf({ sub = '', name = '', metadata = '', attributes = {}, video = {} }: Claims, room: ParticipantRoom) {
  const { now } = room.world
  return new ParticipantInfo({
    sid: newSid('PA_'),
    identity: sub,
    name,
    metadata,
    attributes,
    state: ParticipantInfo_State.JOINED,
    joinedAt: inSeconds(now),
    joinedAtMs: inMilliseconds(now),
    version: 1,
    permission: permissionOf(video),
  })
}

/** A right that the token does not mention is granted: only `false` takes it away. */
function permissionOf(grant: VideoGrant): ParticipantPermission {
  return new ParticipantPermission({
    canPublish: grant.canPublish !== false,
    canSubscribe: grant.canSubscribe !== false,
    canPublishData: grant.canPublishData !== false,
    canPublishSources: (grant.canPublishSources ?? []).map((name) => SOURCES[name] ?? TrackSource.UNKNOWN),
    canUpdateMetadata: grant.canUpdateOwnMetadata ?? false,
    hidden: grant.hidden ?? false,
    recorder: grant.recorder ?? false,
  })
}

function trackInfoOf(request: AddTrackRequest, now: bigint): TrackInfo {
  const { type, name, muted, width, height, source, layers, disableDtx, stereo, stream, cid } = request
  const isVideo = type === TrackType.VIDEO
  const mimeType = isVideo ? 'video/VP8' : 'audio/opus'
  const asked = { type, name, muted, width, height, source, layers, disableDtx, stereo, stream }
  return new TrackInfo({
    ...asked,
    sid: newSid(isVideo ? 'TR_V' : 'TR_A'),
    mimeType,
    codecs: isVideo ? [{ mimeType, cid, layers }] : [],
    disableRed: true,
    version: new TimedVersion({ unixMicro: now * 1_000n }),
  })
}
