// A broadcast of a class: those for whom the room has no place watch it some seconds behind.
export const BROADCAST_STATES = ['STARTING', 'RUNNING', 'ENDING', 'ENDED', 'FAILED'] as const
export type BroadcastState = (typeof BROADCAST_STATES)[number]

/** The live room makes it. */
export function isBroadcasting(state: BroadcastState): boolean {
  return state === 'STARTING' || state === 'RUNNING'
}

/** Reports come twice, late and in any order: a later state wins over an earlier one, and a final one stays. */
export function mayFollowBroadcast(state: BroadcastState, reported: BroadcastState): boolean {
  if (state === 'ENDED' || state === 'FAILED') return false
  return BROADCAST_STATES.indexOf(reported) > BROADCAST_STATES.indexOf(state)
}

/** A class is planned for an audience this long before it begins. */
export const COUNTED_BEFORE_MINUTES = 30

/** Learners other than the one who comes. */
export interface Crowd {
  readonly inRoom: number
  readonly watching: number
}

export interface RoomLimits {
  /** Learners in the room itself. */
  readonly maxInteractive: number
  /** Learners who watch. */
  readonly maxAudience: number
}

export type Place = 'ROOM' | 'HLS'

/** The room has the first places. Undefined: the class is full. */
export function placeIn({ inRoom, watching }: Crowd, { maxInteractive, maxAudience }: RoomLimits): Place | undefined {
  if (inRoom < maxInteractive) return 'ROOM'
  return watching < maxAudience ? 'HLS' : undefined
}

const SEGMENT = /^[a-z0-9_]+\.ts$/

/** The segments that a playlist names, in its order. */
export function segmentsOf(playlist: string): string[] {
  return linesOf(playlist).filter((line) => SEGMENT.test(line))
}

/** The playlist with these addresses in place of its segments. A line that names anything else is left out. */
export function withAddresses(playlist: string, addresses: ReadonlyMap<string, string>): string {
  const lines = linesOf(playlist).flatMap((line) => {
    if (line.startsWith('#')) return line.includes('URI=') ? [] : [line]
    return addresses.get(line) ?? []
  })
  return `${lines.join('\n')}\n`
}

function linesOf(playlist: string): string[] {
  return playlist.split(/\r?\n/).map((line) => line.trim()).filter(Boolean) // prettier-ignore
}
