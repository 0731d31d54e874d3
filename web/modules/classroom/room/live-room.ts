// A browser in a live room, by LiveKit's client. It is loaded when somebody enters, and not before: 125 KB.
import { ConnectionState, DisconnectReason, Room, RoomEvent, Track, VideoPreset, VideoQuality, RemoteTrackPublication, type Participant } from 'livekit-client' // prettier-ignore

export interface RoomPass {
  readonly url: string
  readonly token: string
}

/** MOVED: another device has taken the place. */
export type Leaving = 'LEFT' | 'MOVED' | 'REMOVED' | 'ENDED' | 'LOST'

/** SMALL: 240 lines. NONE: sound and shared screens only, at two pictures a second. */
export type PictureSize = 'FULL' | 'SMALL' | 'NONE'

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
  /** The connection was cut, and the room is entered again. */
  readonly isCut: boolean
  /** The browser plays no sound before the person has pressed something, as iPhones do. */
  readonly isSilenced: boolean
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
  readonly setPicture: (size: PictureSize) => void
  /** To be called when the person has pressed something. */
  readonly playSound: () => Promise<void>
  readonly bytesReceived: () => Promise<number>
  readonly leave: () => Promise<void>
}

interface Watcher {
  readonly onState: (state: RoomState) => void
  readonly onLeave: (why: Leaving) => void
}

const LITE_FRAMES_PER_SECOND = 2
const SCREEN_FRAMES_PER_SECOND = 15
/** A camera is sent in these sizes as well, so that each learner gets the one that the phone can pay for. */
const SMALLER_CAMERAS = [new VideoPreset(426, 240, 200_000, 20), new VideoPreset(640, 360, 450_000, 20)]

/** Throws when the room cannot be reached. */
export async function enterLiveRoom(
  { url, token }: RoomPass,
  { onState, onLeave }: Watcher,
  picture: PictureSize,
): Promise<LiveRoom> {
  const publishDefaults = { videoSimulcastLayers: SMALLER_CAMERAS }
  const room = new Room({ adaptiveStream: true, dynacast: true, singlePeerConnection: false, publishDefaults })
  let size = picture
  const tell = () => onState(stateOf(room))
  const choose = () => chooseTracks(room, size)
  for (const event of CHANGES) room.on(event, tell)
  room.on(RoomEvent.TrackPublished, choose).on(RoomEvent.TrackSubscribed, choose).on(RoomEvent.Connected, choose)
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
    setPicture(chosen) {
      size = chosen
      choose()
      tell()
    },
    playSound: () => room.startAudio(),
    bytesReceived: () => bytesReceived(room),
    leave: () => room.disconnect(),
  }
}

const CHANGES = [
  RoomEvent.Connected,
  RoomEvent.SignalReconnecting,
  RoomEvent.Reconnecting,
  RoomEvent.Reconnected,
  RoomEvent.AudioPlaybackStatusChanged,
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

function chooseTracks(room: Room, size: PictureSize): void {
  for (const person of room.remoteParticipants.values())
    for (const publication of person.trackPublications.values()) choosePublication(publication, size)
}

function choosePublication(publication: RemoteTrackPublication, size: PictureSize): void {
  const { source } = publication
  const isCamera = source === Track.Source.Camera
  const isWanted = size !== 'NONE' || !isCamera
  publication.setSubscribed(isWanted)
  if (!isWanted) return
  if (isCamera) publication.setVideoQuality(size === 'SMALL' ? VideoQuality.LOW : VideoQuality.HIGH)
  if (source !== Track.Source.ScreenShare) return
  publication.setVideoFPS(size === 'NONE' ? LITE_FRAMES_PER_SECOND : SCREEN_FRAMES_PER_SECOND)
  publication.setVideoQuality(size === 'NONE' ? VideoQuality.LOW : VideoQuality.HIGH)
}

const CUT: ReadonlySet<ConnectionState> = new Set([ConnectionState.Reconnecting, ConnectionState.SignalReconnecting])

function stateOf(room: Room): RoomState {
  const { localParticipant: self, remoteParticipants } = room
  return {
    isConnected: room.state === ConnectionState.Connected || CUT.has(room.state),
    isCut: CUT.has(room.state),
    isSilenced: !room.canPlaybackAudio,
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
    // A picture that is no longer wanted may stay for a while, as it was last.
    const isWanted = !(publication instanceof RemoteTrackPublication) || publication.isDesired
    return publication?.isMuted || !isWanted ? undefined : publication?.track
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
