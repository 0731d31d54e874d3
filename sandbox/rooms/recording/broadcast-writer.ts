// A broadcast as LiveKit's egress leaves it: numbered segments of MPEG-TS, a playlist of all of them, and one of the last five.
// The segments are always the same ten seconds, over and over.
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { EgressInfo, SegmentedFileOutput } from '@livekit/protocol'
import type { RecordingStore } from './recording-store.ts'
import type { RoomBook } from '../room.ts'
import type { World } from '../world.ts'

export interface BroadcastWriter {
  /** Writes the first segment, and another one every two seconds until it is finished. */
  readonly start: (output: SegmentedFileOutput, info: EgressInfo) => Promise<void>
  /** Marks the playlists as complete. Answers how many segments there are. */
  readonly finish: (output: SegmentedFileOutput, info: EgressInfo) => Promise<number>
}

const FIXTURES = join(import.meta.dirname, 'segments')
const FIXTURE_COUNT = 5
const SEGMENT_SECONDS = 2
const LIVE_SEGMENTS = 5

interface Broadcast {
  readonly room: string
  segments: number
  isOver: boolean
  /** One write after the other. */
  writing: Promise<void>
}

/** A room that is closed is broadcast no longer. */
export function createBroadcastWriter({ timers }: World, rooms: RoomBook, store: RecordingStore): BroadcastWriter {
  const broadcasts = new Map<string, Broadcast>()

  async function addSegment(output: SegmentedFileOutput, broadcast: Broadcast): Promise<void> {
    if (broadcast.isOver || !rooms.find(broadcast.room)) return
    const no = broadcast.segments
    const bytes = await readFile(join(FIXTURES, `${no % FIXTURE_COUNT}.mpegts`))
    await store.put(output, { path: segmentPath(output, no), bytes, type: 'video/mp2t' })
    broadcast.segments += 1
    await writePlaylists(store, output, broadcast)
  }

  const run = (output: SegmentedFileOutput, broadcast: Broadcast): Promise<void> => {
    broadcast.writing = addSegment(output, broadcast)
    if (!broadcast.isOver && rooms.find(broadcast.room))
      timers.after(
        SEGMENT_SECONDS * 1_000,
        () => void broadcast.writing.then(() => run(output, broadcast)).catch(() => {}),
      )
    return broadcast.writing
  }

  return {
    start(output, { egressId, roomName: room }) {
      const broadcast = { room, segments: 0, isOver: false, writing: Promise.resolve() }
      broadcasts.set(egressId, broadcast)
      return run(output, broadcast)
    },
    async finish(output, { egressId }) {
      const broadcast = broadcasts.get(egressId)
      if (!broadcast) return 0
      broadcast.isOver = true
      await broadcast.writing
      await writePlaylists(store, output, broadcast)
      broadcasts.delete(egressId)
      return broadcast.segments
    },
  }
}

async function writePlaylists(store: RecordingStore, output: SegmentedFileOutput, broadcast: Broadcast): Promise<void> {
  const lists = [
    { path: output.livePlaylistName, from: Math.max(0, broadcast.segments - LIVE_SEGMENTS), type: [] },
    { path: output.playlistName, from: 0, type: ['#EXT-X-PLAYLIST-TYPE:EVENT'] },
  ]
  for (const { path, from, type } of lists) {
    if (path === '') continue
    const bytes = new TextEncoder().encode(playlist(output, broadcast, { from, type }))
    await store.put(output, { path, bytes, type: 'application/vnd.apple.mpegurl' })
  }
}

function playlist(
  output: SegmentedFileOutput,
  { segments, isOver }: Broadcast,
  { from, type }: { readonly from: number; readonly type: readonly string[] },
): string {
  const numbers = Array.from({ length: segments - from }, (_, i) => from + i)
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    ...type,
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${from}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${numbers.length > 0 ? jumpsBefore(from) : 0}`,
    ...numbers.flatMap((no) => [
      ...(jumpsBefore(no + 1) > jumpsBefore(no) ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXTINF:${SEGMENT_SECONDS}.000,`,
      segmentPath(output, no).slice(folderOf(output).length),
    ]),
    ...(isOver ? ['#EXT-X-ENDLIST'] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** The times in the segments begin anew with each repetition. */
function jumpsBefore(no: number): number {
  return Math.max(0, Math.ceil(no / FIXTURE_COUNT) - 1)
}

function segmentPath({ filenamePrefix }: SegmentedFileOutput, no: number): string {
  return `${filenamePrefix}_${String(no).padStart(5, '0')}.ts`
}

function folderOf({ playlistName }: SegmentedFileOutput): string {
  const folder = dirname(playlistName)
  return folder === '.' ? '' : `${folder}/`
}
