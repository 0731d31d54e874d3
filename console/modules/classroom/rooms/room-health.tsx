import Chip from '@mui/material/Chip'
import { staff } from '../../../frame/contract.ts'
import { useReading } from '../../../kit/use-reading.ts'

/** Above the list: whether the live room answers, and how soon. A tap asks again. */
export function RoomHealth() {
  const { answer, again } = useReading('health', () => staff.staffClassActions.getRoomHealth({}))
  if (!answer) return null
  const { service, isReachable, answeredInMs } = answer
  const label = isReachable ? `${service} answers in ${answeredInMs} ms` : `${service} does not answer`
  return <Chip label={label} color={isReachable ? 'success' : 'error'} onClick={() => void again()} />
}
