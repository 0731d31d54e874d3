// The states of a recording.
export const RECORDING_STATES = ['STARTING', 'RECORDING', 'SAVING', 'READY', 'FAILED', 'EXPIRED', 'DELETED'] as const
export type RecordingState = (typeof RECORDING_STATES)[number]

/** The live room may be recording: nobody speaks in it who must not be recorded. */
export function isRunning(state: RecordingState): boolean {
  return state === 'STARTING' || state === 'RECORDING'
}

/**
 * Reports come twice, late and in any order: a later state wins over an earlier one. A film that comes after we have given up is
 * a film. One that is ready stays ready.
 */
export function mayFollow(state: RecordingState, reported: RecordingState): boolean {
  if (state === 'READY' || state === 'EXPIRED' || state === 'DELETED') return false
  if (state === 'FAILED') return reported === 'READY'
  return RECORDING_STATES.indexOf(reported) > RECORDING_STATES.indexOf(state)
}
