// The service's terms in ours. The numbers are those of LiveKit's protocol; its own names for them come with its client, which is
// loaded only when it is needed.
import type { EgressInfo, TrackInfo } from 'livekit-server-sdk'
import type { MediaSource, RecordedFile, RecordingReport, RecordingState } from './port.ts'

const MICROPHONE = 2
const SCREEN_SOURCES: readonly number[] = [3, 4]
const AUDIO = 0

/** A track that does not say where it comes from is known by its kind. */
export function mediaSourceOf({ source, type }: Pick<TrackInfo, 'source' | 'type'>): MediaSource {
  if (SCREEN_SOURCES.includes(source)) return 'SCREEN'
  const isSound: boolean = source === (MICROPHONE as number) || type === (AUDIO as number)
  return isSound ? 'AUDIO' : 'VIDEO'
}

/** Starting, active, ending, complete, failed, aborted, limit reached. A limit is reached with a file that is whole. */
const STATES: readonly RecordingState[] = ['STARTING', 'RECORDING', 'SAVING', 'READY', 'FAILED', 'FAILED', 'READY']

export function recordingStateOf({ status }: Pick<EgressInfo, 'status'>): RecordingState {
  return STATES[status] ?? 'FAILED'
}

export function isRunning(info: Pick<EgressInfo, 'status'>): boolean {
  return ['STARTING', 'RECORDING'].includes(recordingStateOf(info))
}

/** The key under which we asked for the film, even if the service has changed it. */
function keyOf({ request }: Pick<EgressInfo, 'request'>): string | undefined {
  if (request.case !== 'roomComposite') return undefined
  const { fileOutputs, output } = request.value
  return fileOutputs[0]?.filepath ?? (output.case === 'file' ? output.value.filepath : undefined)
}

/** The name that we gave the recording. */
export function prefixOf(info: Pick<EgressInfo, 'request'>): string | undefined {
  const key = keyOf(info)
  return key === undefined ? segmentPrefixOf(info) : key.replace(/\.mp4$/, '')
}

function segmentPrefixOf({ request }: Pick<EgressInfo, 'request'>): string | undefined {
  if (request.case !== 'roomComposite') return undefined
  const { segmentOutputs, output } = request.value
  return segmentOutputs[0]?.filenamePrefix ?? (output.case === 'segments' ? output.value.filenamePrefix : undefined)
}

export function recordingReport(info: EgressInfo): RecordingReport {
  const { egressId: recordingId, error } = info
  const state = recordingStateOf(info)
  return {
    recordingId,
    state,
    prefix: prefixOf(info),
    files: state === 'READY' ? filesOf(info) : [],
    problem: error || undefined,
  }
}

function filesOf(info: EgressInfo): RecordedFile[] {
  const key = keyOf(info)
  return info.fileResults.map(({ filename, size, duration }) => ({
    key: key ?? filename,
    bytes: Number(size),
    lengthMs: Number(duration / 1_000_000n),
  }))
}
