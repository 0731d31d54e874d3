import { ArrayInput, BooleanInput, DataTable, NumberInput, ReferenceField, ReferenceInput, required, SearchInput, SelectInput, SimpleFormIterator, TextInput } from 'react-admin' // prettier-ignore
import { SEVERITIES } from '#core/modules/instruments/availability.ts'
import { EMI_KINDS, TENURES } from '#core/modules/instruments/emi-offer.ts'
import { BulkChange } from '../../kit/bulk-change.tsx'
import { Money, State, When, words, YesNo } from '../../kit/fields.tsx'
import { ChoiceInput, InstantInput, MoneyInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'plans'
const METHODS = ['UPI', 'CARD', 'NETBANKING', 'WALLET', 'EMI', 'CONSUMER_FINANCE']
const onOrOff = (
  <BulkChange
    choices={[
      { label: 'Offer', change: { isActive: true } },
      { label: 'Hide from families', change: { isActive: false } },
    ]}
  />
)
const offered = <DataTable.Col key="active" source="isActive" label="Offered" disableSort field={YesNo} />

const instruments: Screen = {
  name: 'instruments',
  label: 'Payment methods',
  feature,
  asText: ({ name }) => name,
  filters: [search, <ChoiceInput key="method" source="paymentMethod" label="Method" choices={METHODS} alwaysOn />],
  sort: { field: 'position', order: 'ASC' },
  columns: [
    <DataTable.Col key="name" source="name" />,
    <DataTable.Col key="code" source="code" disableSort />,
    <DataTable.Col key="method" source="paymentMethod" label="Method" field={State} />,
    <DataTable.NumberCol key="position" source="position" label="Place" />,
    offered,
  ],
  bulk: onOrOff,
  defaults: { isActive: true, cardType: null, serviceProvider: 'JUSPAY', maxDiscountCourseAllowed: [], position: 100 },
  whenNew: (
    <>
      <ChoiceInput source="paymentMethod" label="Method" choices={METHODS} validate={required()} />
      <TextInput source="code" helperText="The gateway’s code, such as NB_HDFC or PHONEPE." validate={required()} />
    </>
  ),
  form: (
    <>
      <TextInput source="name" validate={required()} />
      <NumberInput source="position" label="Place" helperText="The lowest number is shown first." validate={required()} />
      <ArrayInput source="maxDiscountCourseAllowed" label="Largest discount allowed">
        <SimpleFormIterator inline>
          <ChoiceInput source="allowedCouponType" label="For" choices={['SUBSCRIPTION', 'EARLY_LEARNING', 'OTHER']} validate={required()} />
          <NumberInput source="maxDiscountAllowedPercent" label="Percent" defaultValue={null} />
          <MoneyInput source="maxDiscountAllowedAbsolute" label="or as an amount" defaultValue={null} />
        </SimpleFormIterator>
      </ArrayInput>
      <BooleanInput source="isActive" label="Offered" />
    </>
  ), // prettier-ignore
}

const downtimes: Screen = {
  name: 'downtimes',
  label: 'Affected method',
  feature: 'operations',
  asText: ({ code }) => code,
  filters: [search, <ChoiceInput key="now" source="isNow" label="Now" choices={['true', 'false']} alwaysOn />],
  sort: { field: 'startsAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="code" source="code" label="Instrument" />,
    <DataTable.Col key="severity" source="severity" field={State} />,
    <DataTable.Col key="from" source="startsAt" label="From" field={When} />,
    <DataTable.Col key="to" source="endsAt" label="Until" disableSort field={When} />,
  ],
  defaults: { severity: 'HIGH', endsAt: null },
  form: (
    <>
      <TextInput source="code" label="Instrument" helperText="A code such as NB_SBI, PAYTM or HDFC, or UPI or CARD for the whole method." validate={required()} />
      <ChoiceInput source="severity" choices={SEVERITIES} helperText="High hides the method. Lower levels show a warning." validate={required()} />
      <InstantInput source="startsAt" label="From" validate={required()} />
      <InstantInput source="endsAt" label="Until" helperText="Leave empty while the end is unknown." />
    </>
  ), // prettier-ignore
}

const issuers: Screen = {
  name: 'emi-issuers',
  label: 'EMI issuers',
  feature,
  asText: ({ name, kind }) => `${name}, ${words(kind).toLowerCase()}`,
  filters: [search, <ChoiceInput key="kind" source="kind" choices={EMI_KINDS} alwaysOn />],
  sort: { field: 'position', order: 'ASC' },
  columns: [
    <DataTable.Col key="name" source="name" />,
    <DataTable.Col key="kind" source="kind" disableSort field={State} />,
    <DataTable.Col align="right" key="minimum" source="minimum" field={Money} />,
    <DataTable.Col align="right" key="fee" source="processingFee" label="Fee" disableSort field={Money} />,
    offered,
  ],
  bulk: onOrOff,
  defaults: { isActive: true, maximum: null, processingFee: 0, minimum: 250_000, position: 100 },
  whenNew: (
    <>
      <TextInput source="code" helperText="The gateway’s code, such as HDFC or HDFC_DC." validate={required()} />
      <ChoiceInput source="kind" choices={EMI_KINDS} validate={required()} />
    </>
  ),
  form: (
    <>
      <TextInput source="name" validate={required()} />
      <MoneyInput source="minimum" label="Smallest order" validate={required()} />
      <MoneyInput source="maximum" label="Largest order" />
      <MoneyInput source="processingFee" label="Processing fee (without GST)" validate={required()} />
      <NumberInput source="position" label="Place" validate={required()} />
      <BooleanInput source="isActive" label="Offered" />
    </>
  ),
}

const plans: Screen = {
  name: 'emi-plans',
  label: 'EMI plans',
  feature,
  asText: ({ months, annualRate }) => `${months} months, ${annualRate}%`,
  filters: [
    <ReferenceInput key="issuer" source="issuerId" reference="emi-issuers" alwaysOn>
      <SelectInput optionText="name" />
    </ReferenceInput>,
  ],
  sort: { field: 'months', order: 'ASC' },
  columns: [
    <DataTable.Col key="issuer" source="issuerId" label="Issuer">
      <ReferenceField source="issuerId" reference="emi-issuers" />
    </DataTable.Col>,
    <DataTable.NumberCol key="months" source="months" />,
    <DataTable.NumberCol key="rate" source="annualRate" label="Interest (% a year)" />,
    <DataTable.Col key="cost" source="isNoCost" label="No-cost" disableSort field={YesNo} />,
    offered,
  ],
  bulk: onOrOff,
  defaults: { isActive: true, isNoCost: false, minimum: 0, months: 3 },
  form: (
    <>
      <ReferenceInput source="issuerId" reference="emi-issuers">
        <SelectInput optionText="name" label="Issuer" validate={required()} />
      </ReferenceInput>
      <SelectInput source="months" choices={TENURES.map((id) => ({ id, name: `${id} months` }))} validate={required()} />
      <NumberInput source="annualRate" label="Interest (% a year)" helperText="A new rate needs the approve permission." validate={required()} />
      <BooleanInput source="isNoCost" label="No-cost (we pay the interest)" />
      <MoneyInput source="minimum" label="Smallest order (if above the issuer’s)" validate={required()} />
      <BooleanInput source="isActive" label="Offered" />
    </>
  ), // prettier-ignore
}

const partners: Screen = {
  name: 'emi-partners',
  label: 'EMI partners',
  feature,
  asText: ({ partner }) => partner,
  filters: [search],
  sort: { field: 'partner', order: 'ASC' },
  columns: [
    <DataTable.Col key="partner" source="partner" />,
    <DataTable.Col key="issuer" source="issuer" label="Shows only this issuer" />,
    <DataTable.Col key="name" source="name" label="Partner" disableSort />,
  ],
  defaults: { name: '' },
  form: (
    <>
      <TextInput source="partner" helperText="The value in its links, such as payroute=vemi." validate={required()} />
      <TextInput source="issuer" label="Shows only this issuer" helperText="The issuer’s code." validate={required()} />
      <TextInput source="name" label="Partner" />
    </>
  ),
}

export const instrumentScreens: readonly Screen[] = [instruments, issuers, plans, partners]
export const downtimeScreens: readonly Screen[] = [downtimes]
