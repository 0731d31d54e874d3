import { staff, useStaffRecord } from '../../../frame/contract.ts'
import { ReasonedAction } from '../../../kit/decisions/reasoned-action.tsx'
import { useAction } from '../../../kit/use-action.ts'

/** Next to a room: its recording is begun or stopped for the teacher. */
export function RoomRecording() {
  const room = useStaffRecord('rooms')
  const act = useAction()
  if (room?.status !== 'LIVE') return null
  const { id, recording } = room
  const isOn = recording === 'STARTING' || recording === 'RECORDING'
  return (
    <ReasonedAction
      scope="classes.edit"
      title={isOn ? 'Stop the recording' : 'Record this class'}
      text={isOn ? 'The film so far is kept.' : 'Everybody in the class sees that it is recorded.'}
      button={isOn ? 'Stop it' : 'Begin'}
      needsSentence
      onClick={(reason) =>
        act(
          () => staff.staffClassActions.setRoomRecording({ id, isOn: !isOn, reason }),
          isOn ? 'Stopped.' : 'The live room is asked to record.',
        )
      }
    />
  )
}
