// LiveKit, by its official client. Its names are known here and in the files next to this one.
import type { EgressInfo, ParticipantInfo, ParticipantPermission, VideoGrant } from 'livekit-server-sdk'
import { toInstant, type Clock } from '#core/kernel/time.ts'
import { createLine, type Clients, type Line, type LiveKitAccess, type Sdk } from './line.ts'
import { LiveRoomFault, playlistsOf, type LiveRooms, type MayPublish, type Recording, type RecordingOrder, type RecordingReport } from './port.ts' // prettier-ignore
import type { RoomPass, RoomPerson, RoomRole, RoomTrack } from './port.ts'
import { isRunning, mediaSourceOf, prefixOf, recordingReport, recordingStateOf } from './terms.ts'
import { webhookReader } from './webhook.ts'

export interface LiveKitOptions extends LiveKitAccess {
  /** Where recordings go. Without one the recorder leaves them in a folder that it shares with us. */
  readonly bucket: RecordingBucket | undefined
}

export interface RecordingBucket {
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

const LAYOUTS = { TEACHER_AND_SCREEN: 'speaker' } as const

export function livekit(options: LiveKitOptions, now: Clock): LiveRooms {
  const line = createLine(options, now)
  return {
    name: 'livekit',
    url: options.url.replace(/^http/, 'ws'),
    async openRoom(room, { maxParticipants, emptyTimeoutSec }) {
      const wanted = { name: room, maxParticipants, emptyTimeout: emptyTimeoutSec }
      await line.call({ what: 'open room', isRepeatable: true, make: ({ rooms }) => rooms.createRoom(wanted) })
    },
    closeRoom: (room) =>
      unlessGone(line.call({ what: 'close room', isRepeatable: true, make: ({ rooms }) => rooms.deleteRoom(room) })),
    tokenFor: async (room, pass) => signPass(await line.sdk(), options, room, pass),
    remove(room, identity) {
      const make = ({ rooms }: Clients) => rooms.removeParticipant(room, identity)
      return unlessGone(line.call({ what: 'remove', isRepeatable: true, make }))
    },
    mute: (room, identity, source) =>
      line.call({
        what: 'mute',
        isRepeatable: true,
        async make({ rooms }) {
          const { tracks } = await rooms.getParticipant(room, identity)
          const loud = tracks.filter((track) => mediaSourceOf(track) === source && !track.muted)
          for (const { sid } of loud) await rooms.mutePublishedTrack(room, identity, sid, true)
        },
      }),
    setMayPublish: (room, identity, mayPublish) => setMayPublish(line, { room, identity }, mayPublish),
    async listPeople(room) {
      const make = ({ rooms }: Clients) => rooms.listParticipants(room)
      const people = await line.call({ what: 'list people', isRepeatable: true, make })
      return people.map(personOf)
    },
    startRecording: (room, order) => startRecording(line, options.bucket, room, order),
    findRecording: (room, prefix) => findRecording(line, room, prefix),
    stopRecording: (recordingId) => stopRecording(line, recordingId),
    readWebhook: webhookReader(line.sdk, options),
  }
}

async function signPass(sdk: Sdk, { apiKey, apiSecret }: LiveKitAccess, room: string, pass: RoomPass): Promise<string> {
  const { identity, displayName, role, mayPublish, isHidden, livesSec } = pass
  const token = new sdk.AccessToken(apiKey, apiSecret, { identity, name: displayName, ttl: livesSec, attributes: { role } })
  const canPublishSources = sourcesOf(sdk, mayPublish)
  const grant: VideoGrant = {
    room,
    roomJoin: true,
    canPublish: canPublishSources.length > 0,
    canPublishSources,
    canSubscribe: true,
    // Chat, questions and polls go through our own server, which checks them.
    canPublishData: false,
    canUpdateOwnMetadata: false,
    hidden: isHidden,
  }
  token.addGrant(grant)
  return token.toJwt()
} // prettier-ignore

function sourcesOf({ TrackSource }: Sdk, { audio, video, screen }: MayPublish) {
  return [
    ...(audio ? [TrackSource.MICROPHONE] : []),
    ...(video ? [TrackSource.CAMERA] : []),
    ...(screen ? [TrackSource.SCREEN_SHARE, TrackSource.SCREEN_SHARE_AUDIO] : []),
  ]
}

/** The service replaces all of a person's permissions: the others are sent as they were. */
async function setMayPublish(line: Line, who: { room: string; identity: string }, mayPublish: MayPublish) {
  const { room, identity } = who
  await line.call({
    what: 'set permission',
    isRepeatable: true,
    async make({ rooms, sdk }) {
      const { permission } = await rooms.getParticipant(room, identity)
      const canPublishSources = sourcesOf(sdk, mayPublish)
      const changed = { canPublish: canPublishSources.length > 0, canPublishSources }
      await rooms.updateParticipant(room, identity, { permission: { ...rightsOf(permission), ...changed } })
    },
  })
}

function rightsOf(permission: ParticipantPermission | undefined) {
  const { canSubscribe = true, canPublishData = false, canUpdateMetadata = false, hidden = false } = permission ?? {}
  return { canSubscribe, canPublishData, canUpdateMetadata, hidden }
}

const ROLES: readonly RoomRole[] = ['TEACHER', 'LEARNER', 'OBSERVER']

function personOf({ identity, name, attributes, permission, sid, joinedAt, tracks }: ParticipantInfo): RoomPerson {
  return {
    identity,
    displayName: name,
    role: ROLES.find((role) => role === attributes['role']),
    isHidden: permission?.hidden ?? false,
    visitId: sid,
    joinedAt: toInstant(Number(joinedAt) * 1_000),
    tracks: tracks.map((track): RoomTrack => ({ trackId: track.sid, source: mediaSourceOf(track), isMuted: track.muted })),
  }
} // prettier-ignore

async function startRecording(
  line: Line,
  bucket: RecordingBucket | undefined,
  room: string,
  { layout, output, prefix }: RecordingOrder,
): Promise<Recording> {
  if (!/^[a-z]+\/[a-z0-9]+$/.test(prefix)) throw new LiveRoomFault('REFUSED', 'not a prefix of ours')
  const list = ({ recorder }: Clients) => recorder.listEgress({ roomName: room })
  const known = await line.call({ what: 'list recordings', isRepeatable: true, make: list })
  const first = known.find((each) => prefixOf(each) === prefix && isRunning(each))
  if (first) return toRecording(first)
  const started = await line.call({
    what: 'start recording',
    isRepeatable: false,
    make({ recorder, sdk }) {
      const made = output === 'FILM' ? { file: filmOf(sdk, prefix) } : { segments: segmentsOf(sdk, prefix) }
      for (const each of Object.values(made)) if (bucket) each.output = { case: 's3', value: uploadTo(sdk, bucket) }
      return recorder.startRoomCompositeEgress(room, made, { layout: LAYOUTS[layout] })
    },
  })
  return toRecording(started)
}

/** A player stays three segments behind the room: about ten seconds. */
const SEGMENT_SECONDS = 3

function filmOf({ EncodedFileOutput, EncodedFileType }: Sdk, prefix: string) {
  return new EncodedFileOutput({ filepath: `${prefix}.mp4`, fileType: EncodedFileType.MP4 })
}

function segmentsOf({ SegmentedFileOutput, SegmentedFileProtocol }: Sdk, prefix: string) {
  const { live, whole } = playlistsOf(prefix)
  return new SegmentedFileOutput({
    protocol: SegmentedFileProtocol.HLS_PROTOCOL,
    filenamePrefix: prefix,
    playlistName: whole,
    livePlaylistName: live,
    segmentDuration: SEGMENT_SECONDS,
  })
}

/** The one that did not fail, if there are several. */
async function findRecording(line: Line, room: string, prefix: string): Promise<RecordingReport | undefined> {
  const list = ({ recorder }: Clients) => recorder.listEgress({ roomName: room })
  const known = await line.call({ what: 'find recording', isRepeatable: true, make: list })
  const own = known.filter((each) => prefixOf(each) === prefix)
  const last = own.find((each) => recordingStateOf(each) !== 'FAILED') ?? own.at(-1)
  return last && recordingReport(last)
}

function uploadTo({ S3Upload }: Sdk, { url, bucket, region, keyId, secret }: RecordingBucket) {
  return new S3Upload({ endpoint: url, bucket, region, accessKey: keyId, secret, forcePathStyle: true })
}

function toRecording(info: EgressInfo): Recording {
  return { recordingId: info.egressId, state: recordingStateOf(info) }
}

/** The service refuses to stop what has ended. */
async function stopRecording(line: Line, recordingId: string): Promise<void> {
  const make = ({ recorder }: Clients) => recorder.stopEgress(recordingId)
  try {
    await line.call({ what: 'stop recording', isRepeatable: true, make })
  } catch (fault) {
    if (!(fault instanceof LiveRoomFault && fault.serviceCode === 'failed_precondition')) throw fault
  }
}

async function unlessGone(call: Promise<void>): Promise<void> {
  try {
    await call
  } catch (fault) {
    if (!(fault instanceof LiveRoomFault && fault.serviceCode === 'not_found')) throw fault
  }
}
