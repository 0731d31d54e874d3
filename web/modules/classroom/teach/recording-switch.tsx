import type { RecordingState } from '#core/modules/classroom/room/recording-state.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { CallClass } from './people.tsx'
import type { TaughtClassData } from './taught-class.server.ts'

export const RECORDING_NOTES: Readonly<Record<RecordingState, string | undefined>> = {
  STARTING: 'Recording starts',
  RECORDING: 'Recording',
  SAVING: 'Recording is saved',
  READY: 'Recorded',
  FAILED: 'Not recorded',
  EXPIRED: undefined,
  DELETED: undefined,
}

/** Begins and stops the recording. The badge of the class shows its state. */
export function RecordingSwitch({ recording, call }: TaughtClassData & { readonly call: CallClass }) {
  const isOn = recording === 'STARTING' || recording === 'RECORDING'
  return (
    <Button type="button" kind="ghost" size="small" onClick={() => void call('PUT', '/recording', { isOn: !isOn })}>
      {isOn ? 'Stop recording' : 'Start recording'}
    </Button>
  )
}
