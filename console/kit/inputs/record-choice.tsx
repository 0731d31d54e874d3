// One of another resource, chosen by its name outside of a form.
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList, useGetRecordRepresentation } from 'react-admin'
import type { ResourceName, StaffRecord } from '../../frame/contract.ts'
import { PickerOf } from './picker-of.tsx'

interface Props<N extends ResourceName> {
  readonly of: N
  readonly label: string
  /** The records to choose from. */
  readonly filter?: object
  readonly chosen: StaffRecord<N> | null
  readonly onChoose: (record: StaffRecord<N> | null) => void
}

export function RecordChoice<N extends ResourceName>(props: Props<N>) {
  return (
    <PickerOf list={props.of} label={props.label}>
      <Choice {...props} />
    </PickerOf>
  )
}

function Choice<N extends ResourceName>({ of, label, filter = {}, chosen, onChoose }: Props<N>) {
  const [typed, setTyped] = useState('')
  const nameOf = useGetRecordRepresentation(of)
  const { data = [] } = useGetList<StaffRecord<N>>(of, {
    filter: { ...filter, q: typed },
    pagination: { page: 1, perPage: 20 },
  })
  return (
    <Autocomplete
      options={data}
      value={chosen}
      getOptionLabel={(record) => String(nameOf(record))}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(all) => all}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, record) => onChoose(record)}
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  )
}
