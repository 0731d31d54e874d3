// The port for live video, in our own words.
import type { Instant } from '#core/kernel/time.ts'
import { ServiceFault } from '../service-fault.ts'

export interface LiveRooms {
  readonly name: string
  /** Where a browser connects to: "wss://…". */
  readonly url: string
  /** A room that is open already stays as it is. Throws a LiveRoomFault, as does everything below that answers later. */
  readonly openRoom: (room: string, limits: RoomLimits) => Promise<void>
  /** Everybody in it is sent out. A room that is not open is closed already. */
  readonly closeRoom: (room: string) => Promise<void>
  /** Lets one person into one room for this long. It is made here, without a call. */
  readonly tokenFor: (room: string, person: RoomPass) => Promise<string>
  /** The tokens this person has open the room no longer. A person who is not there is removed already. */
  readonly remove: (room: string, identity: string) => Promise<void>
  /** They can unmute themselves as long as they may publish. */
  readonly mute: (room: string, identity: string, source: MediaSource) => Promise<void>
  /** Tracks that they may no longer publish are ended. */
  readonly setMayPublish: (room: string, identity: string, mayPublish: MayPublish) => Promise<void>
  /** Hidden people are among them. A room that is not open has nobody in it. */
  readonly listPeople: (room: string) => Promise<readonly RoomPerson[]>
  /** A room is recorded once under the same prefix: the second call finds the first recording. */
  readonly startRecording: (room: string, order: RecordingOrder) => Promise<Recording>
  /** The recording under this prefix. Undefined: the service has never heard of it. */
  readonly findRecording: (room: string, prefix: string) => Promise<RecordingReport | undefined>
  /** One that has ended is stopped already. Its file is complete when a webhook reports it READY. */
  readonly stopRecording: (recordingId: string) => Promise<void>
  /** Does not throw. The same event may come again under the same eventId, and events come in any order. */
  readonly readWebhook: (request: RoomWebhook) => Promise<RoomEvent>
}

export interface RoomLimits {
  readonly maxParticipants: number
  /** How long a room stays open while nobody is in it. */
  readonly emptyTimeoutSec: number
}

export type RoomRole = 'TEACHER' | 'LEARNER' | 'OBSERVER'
export type MediaSource = 'AUDIO' | 'VIDEO' | 'SCREEN'

export interface MayPublish {
  /** The microphone, the camera, and the screen with its sound. */
  readonly audio: boolean
  readonly video: boolean
  readonly screen: boolean
}

export interface RoomPass {
  /** Two people with the same identity are one: the second takes the place of the first. */
  readonly identity: string
  readonly displayName: string
  readonly role: RoomRole
  readonly mayPublish: MayPublish
  /** Other people do not see that they are there. */
  readonly isHidden: boolean
  readonly livesSec: number
}

export interface RoomPerson {
  readonly identity: string
  readonly displayName: string
  /** Undefined for a person whom we did not let in. */
  readonly role: RoomRole | undefined
  readonly isHidden: boolean
  /** Another one for each time that they joined. */
  readonly visitId: string
  readonly joinedAt: Instant
  readonly tracks: readonly RoomTrack[]
}

export interface RoomTrack {
  readonly trackId: string
  readonly source: MediaSource
  readonly isMuted: boolean
}

export interface RecordingOrder {
  readonly layout: 'TEACHER_AND_SCREEN'
  /** FILM: one file, when it is over. SEGMENTS: a playlist that grows while the class runs, for those who watch it. */
  readonly output: RecordingOutput
  /** A key of the file storage without its ending: "recordings/rec01m7z1bfa03kfed52b". */
  readonly prefix: string
}

export type RecordingOutput = 'FILM' | 'SEGMENTS'

export interface Recording {
  readonly recordingId: string
  readonly state: RecordingState
}

export type RecordingState = 'STARTING' | 'RECORDING' | 'SAVING' | 'READY' | 'FAILED'

export interface RecordedFile {
  /** A key of the file storage. */
  readonly key: string
  readonly bytes: number
  readonly lengthMs: number
}

/** The playlist of SEGMENTS that names the last few of them, and the one that names all. Both are next to the segments. */
export function playlistsOf(prefix: string): { readonly live: string; readonly whole: string } {
  return { live: `${prefix}live.m3u8`, whole: `${prefix}.m3u8` }
}

/** How a recording stands. */
export interface RecordingReport extends Recording {
  /** As in the order that began it; undefined for a recording that we did not order. */
  readonly prefix: string | undefined
  /** Empty unless the recording is READY, and for SEGMENTS. */
  readonly files: readonly RecordedFile[]
  /** Why it FAILED, for people who look into it. */
  readonly problem: string | undefined
}

export interface RoomWebhook {
  readonly authorization: string | undefined
  /** The body exactly as it came: the signature is over its bytes. */
  readonly body: string
}

interface Visit {
  readonly eventId: string
  /** When it happened, by the room's clock. */
  readonly at: Instant
  readonly room: string
  readonly identity: string
  readonly visitId: string
  readonly isHidden: boolean
}

export type RoomEvent =
  | { readonly kind: 'FORGED' }
  | { readonly kind: 'UNREADABLE' }
  | ({ readonly kind: 'JOINED' | 'LEFT' } & Visit)
  | ({ readonly kind: 'TRACK'; readonly isPublished: boolean; readonly source: MediaSource } & Visit)
  | ({
      readonly kind: 'RECORDING'
      readonly eventId: string
      readonly at: Instant
      readonly room: string
    } & RecordingReport)
  | { readonly kind: 'ROOM_ENDED'; readonly eventId: string; readonly at: Instant; readonly room: string }
  /** Genuine, and about nothing that we act on. */
  | { readonly kind: 'OTHER'; readonly eventId: string; readonly eventName: string }

/** How a call to the service of live rooms went wrong. */
export class LiveRoomFault extends ServiceFault {
  override name = 'LiveRoomFault'
}
