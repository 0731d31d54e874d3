import { DataTable, NumberInput, required, SearchInput } from 'react-admin'
import { Spoken, State, When } from '../../kit/fields.tsx'
import { ChoiceInput, InstantInput, SpokenInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'

const TONES = ['INFO', 'WARNING']

export const paymentMessages: Screen = {
  name: 'payment-messages',
  label: 'Payment page notices',
  feature: 'content',
  asText: ({ text }) => text?.en,
  filters: [<SearchInput key="q" source="q" alwaysOn />, <ChoiceInput key="tone" source="tone" choices={TONES} />],
  sort: { field: 'startsAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="text" source="text" disableSort field={Spoken} />,
    <DataTable.Col key="tone" source="tone" disableSort field={State} />,
    <DataTable.Col key="from" source="startsAt" label="From" field={When} />,
    <DataTable.Col key="to" source="endsAt" label="Until" disableSort field={When} />,
  ],
  defaults: { position: 1, tone: 'INFO' },
  form: (
    <>
      <SpokenInput source="text" />
      <ChoiceInput source="tone" choices={TONES} validate={required()} />
      <InstantInput source="startsAt" label="From" validate={required()} />
      <InstantInput source="endsAt" label="Until" validate={required()} />
      <NumberInput source="position" validate={required()} />
    </>
  ),
}
