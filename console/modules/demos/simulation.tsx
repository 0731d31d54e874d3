// Next to the hours of a subject: the week that typed hours would give, before they are saved.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { demosStaffApi } from '#core/modules/demos/staff-api.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'

type Week = ResponseOf<typeof demosStaffApi.staffDemoActions.simulate>

export function Simulation() {
  const supply = useStaffRecord('demo-supply')
  return supply ? <Trial key={supply.version} supply={supply} /> : null
}

function Trial({ supply }: { readonly supply: StaffRecord<'demo-supply'> }) {
  const { id, capacity, bufferMinutes, ...stored } = supply
  const [weekday, setWeekday] = useState(stored.weekdayHours.join(', '))
  const [weekend, setWeekend] = useState(stored.weekendHours.join(', '))
  const [week, setWeek] = useState<Week>()
  const read = useAction({ refreshes: false })
  const hours = { weekdayHours: hoursIn(weekday), weekendHours: hoursIn(weekend) }
  const simulate = async () => setWeek(await read(() => staff.staffDemoActions.simulate({ id, ...hours, capacity, bufferMinutes }))) // prettier-ignore
  return (
    <Card className="panel">
      <h2>Try hours</h2>
      <p className="quiet">With the teachers as they are free now. Nothing is saved.</p>
      <TextField label="Monday to Friday" value={weekday} onChange={({ target }) => setWeekday(target.value)} />
      <TextField label="Weekend" value={weekend} onChange={({ target }) => setWeekend(target.value)} />
      <Button onClick={() => void simulate()}>Show the week</Button>
      {week && (
        <>
          <p role="status">
            {week.bookable} of {week.offered} starts can be booked.
          </p>
          <pre>
            {Array.from({ length: 7 }, (_, day) => week.slotsBitString.slice(day * 24, day * 24 + 24)).join('\n')}
          </pre>
        </>
      )}
    </Card>
  )
}

function hoursIn(text: string): number[] {
  return text.split(/[\s,]+/).filter(Boolean).map(Number) // prettier-ignore
}
