// The days that a report is about, 30 unless others are chosen.
import { useState } from 'react'
import { DayField } from '../../../kit/inputs/day-field.tsx'

export interface ReportDays {
  readonly from?: string
  readonly until?: string
}

export function useReportDays() {
  const [days, setDays] = useState<ReportDays>({})
  const change = ({ from = '', until = '' }: ReportDays) => setDays({ ...(from && { from }), ...(until && { until }) })
  return { days, key: `${days.from} ${days.until}`, change }
}

interface Props {
  /** The days that were answered. */
  readonly shown: Required<ReportDays>
  readonly days: ReportDays
  readonly onChange: (days: ReportDays) => void
}

export function ReportDaysFields({ shown, days, onChange }: Props) {
  const { from, until } = { ...shown, ...days }
  return (
    <div className="day-range">
      <DayField label="From" value={from} onChange={(day) => onChange({ from: day, until })} />
      <DayField label="Until" value={until} onChange={(day) => onChange({ from, until: day })} />
    </div>
  )
}
