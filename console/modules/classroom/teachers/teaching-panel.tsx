// Next to a teacher's record: the hours at which they can teach, and what they have taught.
import Card from '@mui/material/Card'
import { showMoney } from '#core/kernel/money.ts'
import { staff, useStaffRecord } from '../../../frame/contract.ts'
import { useReading } from '../../../kit/use-reading.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0]

type Teaching = Awaited<ReturnType<typeof staff.staffTeacherRecordActions.getTeaching>>

export function TeachingPanel() {
  const record = useStaffRecord('teacher-records')
  const id = record?.id as never // the teacher's own id
  const { answer } = useReading(record?.id, () => staff.staffTeacherRecordActions.getTeaching({ id }))
  if (!answer) return null
  const { availability, minutesThisWeek, thisMonth, lastMonth } = answer
  return (
    <Card className="panel">
      <h2>Teaching</h2>
      <p>This week: {hoursOf(minutesThisWeek)}</p>
      <p>This month: {heldText(thisMonth)}</p>
      <p>Last month: {heldText(lastMonth)}</p>
      <h3>Can teach</h3>
      {availability ? <Hours {...availability} /> : <p className="quiet">The teacher has not said at which hours.</p>}
    </Card>
  )
}

function Hours({ weekly, days }: NonNullable<Teaching['availability']>) {
  return (
    <>
      <ul>
        {WEEK.map((weekday) => (
          <li key={weekday}>
            {WEEKDAYS[weekday]}: {hoursText(weekly.filter((each) => each.weekday === weekday))}
          </li>
        ))}
      </ul>
      {days.length > 0 && (
        <ul>
          {days.map(({ day, hours }) => (
            <li key={day}>
              {day}: {hoursText(hours)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function hoursText(hours: readonly { readonly startMinutes: number; readonly endMinutes: number }[]): string {
  if (hours.length === 0) return 'not at all'
  return hours.map(({ startMinutes, endMinutes }) => `${clock(startMinutes)}–${clock(endMinutes)}`).join(', ')
}

/** "17:30". */
function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function hoursOf(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

function heldText({ classes, minutes, pay }: Teaching['thisMonth']): string {
  return `${classes} held, ${hoursOf(minutes)}${pay === null ? '' : `, ${showMoney(pay)}`}`
}
