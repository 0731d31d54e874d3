// Narrows a list to days: by a name such as "This month", or from one day to another.
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { DAY_PRESETS } from '#core/kernel/resource/day-range.ts'
import { words } from '../fields.tsx'
import { DayField } from '../inputs/day-field.tsx'
import { isOpenRange, rangeOf, daysOf } from './day-text.ts'

const ANY = 'any'
const OWN = 'own'

interface Props {
  readonly source: string
  /** Which day it is of: "Ordered". */
  readonly label: string
  readonly alwaysOn?: boolean
}

export function DayFilter({ source, label }: Props) {
  const { field } = useInput({ source })
  const value = (field.value as string | null | undefined) ?? '' // the list's own filter
  const [isOwn, setIsOwn] = useState(false)
  const hasDays = isOwn || isOpenRange(value)
  const { first, last } = daysOf(value)

  function choose(chosen: string) {
    setIsOwn(chosen === OWN)
    if (chosen !== OWN) field.onChange(chosen === ANY ? '' : chosen)
  }

  return (
    <div className="day-filter">
      <TextField
        select
        label={label}
        value={hasDays ? OWN : value || ANY}
        onChange={({ target }) => choose(target.value)}
      >
        <MenuItem value={ANY}>Any day</MenuItem>
        {DAY_PRESETS.map((preset) => (
          <MenuItem key={preset} value={preset}>
            {words(preset)}
          </MenuItem>
        ))}
        <MenuItem value={OWN}>From – to …</MenuItem>
      </TextField>
      {hasDays && (
        <>
          <DayField label="From" value={first} onChange={(day) => field.onChange(rangeOf(day, last))} />
          <DayField label="To" value={last} onChange={(day) => field.onChange(rangeOf(first, day))} />
        </>
      )}
    </div>
  )
}
