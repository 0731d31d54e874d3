// livekit.Egress: a stand-in that records nothing. The film it leaves, and the broadcast that it repeats, are always the same ten seconds.
import { EgressInfo, EgressStatus, FileInfo, ListEgressRequest, ListEgressResponse } from '@livekit/protocol'
import { RoomCompositeEgressRequest, SegmentsInfo, StopEgressRequest } from '@livekit/protocol'
import type { EncodedFileOutput, SegmentedFileOutput } from '@livekit/protocol'
import { createBroadcastWriter, type BroadcastWriter } from './broadcast-writer.ts'
import { complain } from '../complain.ts'
import { createRecordingStore, type RecordingStore } from './recording-store.ts'
import type { RoomBook } from '../room.ts'
import type { VideoGrant } from '../tokens.ts'
import { notFound, TwirpError, twirpMethod, type TwirpMethod } from '../twirp.ts'
import { inNanoseconds, newSid } from '../clock.ts'
import type { World } from '../world.ts'

export interface EgressBook {
  readonly methods: Readonly<Record<string, TwirpMethod>>
  /** Oldest first. */
  readonly all: () => readonly EgressInfo[]
}

interface Recorder {
  readonly world: World
  readonly rooms: RoomBook
  readonly store: RecordingStore
  readonly broadcasts: BroadcastWriter
  readonly recordings: Map<string, EgressInfo>
}

const STARTS_AFTER_MS = 10
const isRecorder = ({ roomRecord }: VideoGrant) => roomRecord === true

/** Recordings without a bucket are written below the folder. */
export function createEgressBook(world: World, rooms: RoomBook, folder: string): EgressBook {
  const store = createRecordingStore(folder)
  const recorder: Recorder = {
    world,
    rooms,
    store,
    broadcasts: createBroadcastWriter(world, rooms, store),
    recordings: new Map(),
  }
  const all = () => [...recorder.recordings.values()]
  const roomOfRecording = ({ egressId }: StopEgressRequest) => recorder.recordings.get(egressId)?.roomName
  return {
    all,
    methods: {
      'livekit.Egress/StartRoomCompositeEgress': twirpMethod({
        request: RoomCompositeEgressRequest,
        isAllowed: isRecorder,
        roomOf: ({ roomName }) => roomName,
        run: (request) => start(recorder, request),
      }),
      'livekit.Egress/StopEgress': twirpMethod({
        request: StopEgressRequest,
        isAllowed: isRecorder,
        roomOf: roomOfRecording,
        run: ({ egressId }) => stop(recorder, egressId),
      }),
      'livekit.Egress/ListEgress': twirpMethod({
        request: ListEgressRequest,
        isAllowed: isRecorder,
        roomOf: ({ roomName }) => roomName,
        run: (request) => new ListEgressResponse({ items: all().filter((each) => isAsked(each, request)) }),
      }),
    },
  }
}

function isAsked(info: EgressInfo, { roomName, egressId, active }: ListEgressRequest): boolean {
  if (roomName !== '' && info.roomName !== roomName) return false
  if (egressId !== '' && info.egressId !== egressId) return false
  return !active || info.status <= EgressStatus.EGRESS_ACTIVE
}

function start(recorder: Recorder, request: RoomCompositeEgressRequest): EgressInfo {
  const { world, rooms, recordings } = recorder
  const room = rooms.find(request.roomName)
  if (!room) throw notFound('requested room')
  const [film, segments] = [outputOf(request), segmentOutputOf(request)]
  if (!film && !segments) throw new TwirpError('invalid_argument', 400, 'a file output or a segment output is needed')
  const now = inNanoseconds(world.now)
  const info = new EgressInfo({
    egressId: newSid('EG_'),
    roomName: room.name,
    roomId: room.info.sid,
    status: EgressStatus.EGRESS_STARTING,
    startedAt: now,
    updatedAt: now,
    request: { case: 'roomComposite', value: request },
    fileResults: film ? [new FileInfo({ filename: film.filepath, startedAt: now })] : [],
    segmentResults: segments ? [new SegmentsInfo({ playlistName: segments.playlistName, startedAt: now })] : [],
  })
  recordings.set(info.egressId, info)
  const answer = info.clone()
  world.timers.after(STARTS_AFTER_MS, () => {
    if (info.status !== EgressStatus.EGRESS_STARTING) return
    change(recorder, info, EgressStatus.EGRESS_ACTIVE)
    announce(recorder, 'egress_started', info)
    announce(recorder, 'egress_updated', info)
    if (segments)
      void recorder.broadcasts.start(segments, info).catch((error: unknown) => stopBroken(recorder, info, error))
  })
  return answer
}

function stopBroken(recorder: Recorder, info: EgressInfo, error: unknown): void {
  complain('a broadcast that cannot be kept', error)
  fail(recorder, info, error instanceof Error ? error.message : String(error))
  announce(recorder, 'egress_ended', info)
}

function segmentOutputOf({ segmentOutputs, output }: RoomCompositeEgressRequest): SegmentedFileOutput | undefined {
  return segmentOutputs[0] ?? (output.case === 'segments' ? output.value : undefined)
}

function outputOf({ fileOutputs, output }: RoomCompositeEgressRequest): EncodedFileOutput | undefined {
  return fileOutputs[0] ?? (output.case === 'file' ? output.value : undefined)
}

function stop(recorder: Recorder, egressId: string): EgressInfo {
  const info = recorder.recordings.get(egressId)
  if (!info) throw notFound('egress')
  if (info.status >= EgressStatus.EGRESS_ENDING)
    throw new TwirpError('failed_precondition', 412, 'egress is not active')
  change(recorder, info, EgressStatus.EGRESS_ENDING)
  announce(recorder, 'egress_updated', info)
  const answer = info.clone()
  const { recordingDelayMs } = recorder.world.knobs.of(info.roomName)
  recorder.world.timers.after(recordingDelayMs, () => void finish(recorder, info))
  return answer
}

async function finish(recorder: Recorder, info: EgressInfo): Promise<void> {
  const { recordingEnds } = recorder.world.knobs.of(info.roomName)
  if (recordingEnds === 'NEVER') return
  if (recordingEnds === 'FAILED') fail(recorder, info, 'The recorder ran out of memory')
  else await keepFile(recorder, info).catch((error: unknown) => {
    complain('a recording that cannot be kept', error)
    fail(recorder, info, error instanceof Error ? error.message : String(error))
  }) // prettier-ignore
  announce(recorder, 'egress_ended', info)
  if (recordingEnds === 'TWICE') announce(recorder, 'egress_ended', info)
}

async function keepFile(recorder: Recorder, info: EgressInfo): Promise<void> {
  const { request, fileResults } = info
  if (request.case !== 'roomComposite') throw new Error('the recording is not of a room')
  const [film, segments] = [outputOf(request.value), segmentOutputOf(request.value)]
  const endedAt = inNanoseconds(recorder.world.now)
  if (film) {
    const kept = await recorder.store.keep(film)
    for (const file of fileResults) Object.assign(file, { ...kept, endedAt })
  }
  if (segments) {
    const segmentCount = BigInt(await recorder.broadcasts.finish(segments, info))
    for (const result of info.segmentResults) Object.assign(result, { segmentCount, endedAt })
  }
  change(recorder, info, EgressStatus.EGRESS_COMPLETE)
  info.endedAt = endedAt
}

function fail(recorder: Recorder, info: EgressInfo, error: string): void {
  change(recorder, info, EgressStatus.EGRESS_FAILED)
  info.error = error
  info.endedAt = info.updatedAt
}

function change({ world }: Recorder, info: EgressInfo, status: EgressStatus): void {
  info.status = status
  info.updatedAt = inNanoseconds(world.now)
}

function announce({ world }: Recorder, event: string, info: EgressInfo): void {
  world.webhooks.announce(info.roomName, event, { egressInfo: info.clone() })
}
