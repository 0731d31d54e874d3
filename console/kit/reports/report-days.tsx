// The days that a report is about. The server says which, unless others are chosen.
import { useState } from 'react'
import { DayField } from '../inputs/day-field.tsx'

export interface ReportDays {
  readonly from?: string
  readonly until?: string
}

/** While a year is typed it is 2, 20 and 202: no report is asked for these. */
const FIRST = '2000-01-01'

/** `typed` is for the fields, `days` for the report. */
export function useReportDays() {
  const [typed, change] = useState<ReportDays>({})
  const { from = '', until = '' } = typed
  const days: ReportDays = { ...(from >= FIRST && { from }), ...(until >= FIRST && { until }) }
  return { typed, days, key: `${days.from} ${days.until}`, change }
}

interface Props {
  /** The days that are shown until others are typed. */
  readonly shown: Required<ReportDays>
  readonly typed: ReportDays
  readonly onChange: (days: ReportDays) => void
}

export function ReportDaysFields({ shown, typed, onChange }: Props) {
  const { from, until } = { ...shown, ...typed }
  return (
    <div className="day-range">
      <DayField label="From" value={from} onChange={(day) => onChange({ from: day, until })} />
      <DayField label="Until" value={until} onChange={(day) => onChange({ from, until: day })} />
    </div>
  )
}
