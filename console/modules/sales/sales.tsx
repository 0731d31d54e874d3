import { BooleanInput, DataTable, NumberInput, ReferenceField, ReferenceInput, required, SearchInput, SelectInput, TextInput } from 'react-admin' // prettier-ignore
import { HIGHEST_CEILING } from '#core/modules/sales/ceiling.ts'
import { LEAD_STATUSES } from '#core/modules/sales/lead-status.ts'
import { LANGUAGES, languageNames } from '#core/taxonomy/language.ts'
import { Money, State, When, YesNo } from '../../kit/fields.tsx'
import { ChoiceInput, MoneyInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { BatchInput, CourseInput, PlanInput } from './course-inputs.tsx'
import { LeadDesk } from './lead-desk.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'sales'

const leads: Screen = {
  name: 'leads',
  label: 'Leads',
  feature,
  asText: ({ studentName }) => studentName,
  filters: [search, <ChoiceInput key="status" source="status" choices={LEAD_STATUSES} alwaysOn />],
  sort: { field: 'createdAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="student" source="studentName" label="Student" disableSort />,
    <DataTable.Col key="phone" source="phone" disableSort />,
    <DataTable.Col key="agent" source="agentId" label="Adviser" disableSort>
      <ReferenceField source="agentId" reference="sales-agents" link={false} />
    </DataTable.Col>,
    <DataTable.Col align="right" key="price" source="price" label="Offered" field={Money} />,
    <DataTable.Col key="until" source="expiresAt" label="Until" field={When} />,
    <DataTable.Col key="status" source="status" label="State" field={State} />,
    <DataTable.Col key="created" source="createdAt" label="Since" field={When} />,
  ],
  aside: LeadDesk,
  defaults: { lang: 'en', planId: null, batchId: null, discount: 0, note: '', salesForceId: null },
  whenNew: (
    <>
      <TextInput source="phone" label="Family’s phone" type="tel" validate={required()} />
      <TextInput source="salesForceId" label="Id in the other sales system" />
    </>
  ),
  form: (
    <>
      <ReferenceInput source="agentId" reference="sales-agents">
        <SelectInput label="Adviser" optionText="name" validate={required()} />
      </ReferenceInput>
      <TextInput source="studentName" label="Student" validate={required()} />
      <SelectInput
        source="lang"
        label="Family’s language"
        choices={LANGUAGES.map((id) => ({ id, name: languageNames[id] }))}
        validate={required()}
      />
      <CourseInput />
      <PlanInput />
      <BatchInput />
      <MoneyInput source="discount" label="Discount" validate={required()} />
      <TextInput source="note" label="Internal note" multiline parse={(text: string | null) => text ?? ''} />
    </>
  ),
}

const agents: Screen = {
  name: 'sales-agents',
  label: 'Advisers',
  feature,
  asText: ({ name }) => name,
  filters: [search],
  sort: { field: 'name', order: 'ASC' },
  columns: [
    <DataTable.Col key="name" source="name" />,
    <DataTable.Col key="phone" source="phone" disableSort />,
    <DataTable.NumberCol key="ceiling" source="ceilingPercent" label="Highest discount (%)" />,
    <DataTable.Col key="active" source="isActive" label="Sells" disableSort field={YesNo} />,
  ],
  defaults: { ceilingPercent: 0, isActive: true },
  form: (
    <>
      <ReferenceInput source="staffId" reference="members">
        <SelectInput label="Member of staff" optionText="name" validate={required()} />
      </ReferenceInput>
      <TextInput source="name" label="Name shown to families" validate={required()} />
      <TextInput source="phone" label="Phone shown to families" validate={required()} />
      <NumberInput
        source="ceilingPercent"
        label="Highest discount (%)"
        helperText={`${HIGHEST_CEILING} at most. Needs sales.approve.`}
        max={HIGHEST_CEILING}
        min={0}
        validate={required()}
      />
      <BooleanInput source="isActive" label="Active" />
    </>
  ),
}

export const salesScreens: Screen[] = [leads, agents]
