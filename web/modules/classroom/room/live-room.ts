// A browser in a live room, by LiveKit's client. It is loaded when somebody enters, and not before: 125 KB.
import { ConnectionState, DisconnectReason, Room, RoomEvent, Track, VideoQuality, type Participant, type RemoteTrackPublication } from 'livekit-client' // prettier-ignore

export interface RoomPass {
  readonly url: string
  readonly token: string
}

/** MOVED: another device has taken the place. */
export type Leaving = 'LEFT' | 'MOVED' | 'REMOVED' | 'ENDED' | 'LOST'

export interface PersonInRoom {
  readonly identity: string
  readonly name: string
  readonly isTeacher: boolean
  readonly isSelf: boolean
  readonly isSpeaking: boolean
  readonly camera: Track | undefined
  readonly screen: Track | undefined
  readonly sounds: readonly Track[]
}

export interface RoomState {
  readonly isConnected: boolean
  readonly people: readonly PersonInRoom[]
  readonly mayPublish: boolean
  readonly hasMicrophone: boolean
  readonly hasCamera: boolean
  readonly hasScreen: boolean
}

export interface LiveRoom {
  readonly setMicrophone: (isOn: boolean) => Promise<void>
  readonly setCamera: (isOn: boolean) => Promise<void>
  readonly setScreen: (isOn: boolean) => Promise<void>
  /** Sound and shared screens only, at two pictures a second. */
  readonly setLite: (isLite: boolean) => void
  readonly bytesReceived: () => Promise<number>
  readonly leave: () => Promise<void>
}

interface Watcher {
  readonly onState: (state: RoomState) => void
  readonly onLeave: (why: Leaving) => void
}

const LITE_FRAMES_PER_SECOND = 2

/** Throws when the room cannot be reached. */
export async function enterLiveRoom(
  { url, token }: RoomPass,
  { onState, onLeave }: Watcher,
  isLite: boolean,
): Promise<LiveRoom> {
  const room = new Room({ adaptiveStream: true, dynacast: true, singlePeerConnection: false })
  let savesData = isLite
  const tell = () => onState(stateOf(room))
  const choose = () => chooseTracks(room, savesData)
  for (const event of CHANGES) room.on(event, tell)
  room.on(RoomEvent.TrackPublished, choose).on(RoomEvent.Connected, choose)
  room.on(RoomEvent.Disconnected, (reason) => onLeave(leavingOf(reason)))
  await room.connect(url, token, { autoSubscribe: false })
  choose()
  tell()
  const self = room.localParticipant
  return {
    async setMicrophone(isOn) {
      await self.setMicrophoneEnabled(isOn)
      tell()
    },
    async setCamera(isOn) {
      await self.setCameraEnabled(isOn)
      tell()
    },
    async setScreen(isOn) {
      await self.setScreenShareEnabled(isOn)
      tell()
    },
    setLite(isOn) {
      savesData = isOn
      choose()
    },
    bytesReceived: () => bytesReceived(room),
    leave: () => room.disconnect(),
  }
}

const CHANGES = [
  RoomEvent.Connected,
  RoomEvent.Reconnecting,
  RoomEvent.Reconnected,
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantDisconnected,
  RoomEvent.TrackSubscribed,
  RoomEvent.TrackUnsubscribed,
  RoomEvent.TrackMuted,
  RoomEvent.TrackUnmuted,
  RoomEvent.LocalTrackPublished,
  RoomEvent.LocalTrackUnpublished,
  RoomEvent.ParticipantPermissionsChanged,
  RoomEvent.ActiveSpeakersChanged,
] as const

/** A phone gets the low layer of a camera; a family that saves data gets sound and shared screens only. */
function chooseTracks(room: Room, savesData: boolean): void {
  for (const person of room.remoteParticipants.values())
    for (const publication of person.trackPublications.values()) choosePublication(publication, savesData)
}

function choosePublication(publication: RemoteTrackPublication, savesData: boolean): void {
  const { source } = publication
  publication.setSubscribed(!(savesData && source === Track.Source.Camera))
  if (source === Track.Source.ScreenShare) publication.setVideoFPS(savesData ? LITE_FRAMES_PER_SECOND : 15)
  if (savesData && source === Track.Source.ScreenShare) publication.setVideoQuality(VideoQuality.LOW)
}

function stateOf(room: Room): RoomState {
  const { localParticipant: self, remoteParticipants } = room
  return {
    isConnected: room.state === ConnectionState.Connected,
    people: [...remoteParticipants.values(), self].map((person) => personOf(person, person === self)),
    mayPublish: self.permissions?.canPublish ?? false,
    hasMicrophone: self.isMicrophoneEnabled,
    hasCamera: self.isCameraEnabled,
    hasScreen: self.isScreenShareEnabled,
  }
}

function personOf(person: Participant, isSelf: boolean): PersonInRoom {
  const trackOf = (source: Track.Source) => {
    const publication = person.getTrackPublication(source)
    return publication?.isMuted ? undefined : publication?.track
  }
  const sounds = [trackOf(Track.Source.Microphone), trackOf(Track.Source.ScreenShareAudio)]
  return {
    identity: person.identity,
    name: person.name ?? '',
    isTeacher: person.attributes['role'] === 'TEACHER',
    isSelf,
    isSpeaking: person.isSpeaking,
    camera: trackOf(Track.Source.Camera),
    screen: trackOf(Track.Source.ScreenShare),
    sounds: isSelf ? [] : sounds.filter((track) => track !== undefined),
  }
}

function leavingOf(reason: DisconnectReason | undefined): Leaving {
  if (reason === DisconnectReason.CLIENT_INITIATED) return 'LEFT'
  if (reason === DisconnectReason.DUPLICATE_IDENTITY) return 'MOVED'
  if (reason === DisconnectReason.PARTICIPANT_REMOVED) return 'REMOVED'
  return reason === DisconnectReason.ROOM_DELETED ? 'ENDED' : 'LOST'
}

async function bytesReceived({ remoteParticipants }: Room): Promise<number> {
  const tracks = [...remoteParticipants.values()].flatMap(({ trackPublications }) =>
    [...trackPublications.values()].flatMap(({ track }) => track ?? []),
  )
  const reports = await Promise.all(tracks.map((track) => track.getRTCStatsReport()))
  const entries = reports.flatMap(
    (report) => [...(report?.values() ?? [])] as { type: string; bytesReceived?: number }[],
  ) // as the browser defines them
  return entries.reduce((sum, { type, bytesReceived: bytes = 0 }) => sum + (type === 'inbound-rtp' ? bytes : 0), 0)
}
