// What goes out to families, and the documents that are asked of them.
import Button from '@mui/material/Button'
import { useState } from 'react'
import {
  BooleanInput,
  DataTable,
  NumberInput,
  required,
  SearchInput,
  TextField,
  TextInput,
  useNotify,
  useRecordContext,
} from 'react-admin'
import { KYC_REASONS } from '#core/modules/onboarding/kyc-reason.ts'
import { callServer } from '../../frame/call-server.ts'
import { Spoken, State, When, YesNo } from '../../kit/fields.tsx'
import { ChoiceInput, SpokenInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'

const feature = 'onboarding'
const search = <SearchInput key="q" source="q" alwaysOn />
const STATUSES = ['CREATED', 'PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RTO']

const kits: Screen = {
  name: 'kits',
  label: 'Kit contents',
  feature,
  asText: ({ name }) => name?.en,
  sort: { field: 'position', order: 'ASC' },
  columns: [
    <DataTable.NumberCol key="position" source="position" />,
    <DataTable.Col key="name" source="name" disableSort field={Spoken} />,
    <DataTable.NumberCol key="min" source="minGrade" label="From class" />,
    <DataTable.NumberCol key="max" source="maxGrade" label="To class" disableSort />,
    <DataTable.Col key="active" source="isActive" label="Active" disableSort field={YesNo} />,
  ],
  defaults: { position: 1, minGrade: 11, maxGrade: 13, isActive: true },
  form: (
    <>
      <SpokenInput source="name" />
      <NumberInput source="minGrade" label="From class" validate={required()} />
      <NumberInput source="maxGrade" label="To class" validate={required()} />
      <NumberInput source="position" validate={required()} />
      <BooleanInput source="isActive" label="Send with new enrolments" />
    </>
  ),
}

const deliveries: Screen = {
  name: 'deliveries',
  label: 'Parcels',
  feature,
  asText: ({ learnerName, onboardingId }) => learnerName ?? onboardingId,
  filters: [search, <ChoiceInput key="status" source="status" choices={STATUSES} alwaysOn />],
  sort: { field: 'updatedAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="name" source="learnerName" label="For" disableSort />,
    <DataTable.Col key="address" source="address" disableSort />,
    <DataTable.Col key="status" source="status" field={State} />,
    <DataTable.Col key="courier" source="courier" disableSort />,
    <DataTable.Col key="awb" source="awb" label="Tracking number" disableSort />,
    <DataTable.Col key="eta" source="eta" label="Expected delivery" />,
    <DataTable.Col key="updated" source="updatedAt" field={When} />,
  ],
  mayCreate: false,
  form: (
    <>
      <TextField source="address" emptyText="No address yet." />
      <Label />
      <ChoiceInput source="status" choices={STATUSES} validate={required()} />
      <TextInput source="courier" />
      <TextInput source="awb" label="Tracking number" />
      <TextInput source="eta" label="Expected delivery" helperText="2026-11-28" />
    </>
  ),
}

/** The whole number stands on the parcel alone; who has seen it is written down. */
function Label() {
  const parcel = useRecordContext()
  const [label, setLabel] = useState<string>()
  const notify = useNotify()
  if (!parcel?.['address']) return null
  if (label) return <p role="status">{label}</p>

  async function show() {
    try {
      const { address } = await callServer<{ address: string | null }>(`deliveries/${parcel?.id}/label`, 'POST')
      setLabel(address ?? '')
    } catch (refusal) {
      notify(refusal instanceof Error ? refusal.message : 'It could not be shown. Please try again.', { type: 'error' })
    }
  }

  return <Button onClick={() => void show()}>Show address label</Button>
}

const kyc: Screen = {
  name: 'kyc',
  label: 'Identity documents',
  feature,
  asText: ({ id }) => id,
  filters: [search, <ChoiceInput key="askedFor" source="askedFor" choices={KYC_REASONS} />],
  sort: { field: 'askedAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="id" source="id" label="Household" disableSort />,
    <DataTable.Col key="for" source="askedFor" label="For" disableSort field={State} />,
    <DataTable.Col key="type" source="type" disableSort field={State} />,
    <DataTable.Col key="last4" source="last4" label="Last characters" disableSort />,
    <DataTable.Col key="given" source="givenAt" label="Given" field={When} />,
    <DataTable.Col key="verified" source="isVerified" label="Verified" disableSort field={YesNo} />,
  ],
  mayCreate: true,
  whenNew: (
    <>
      <TextInput source="accountId" label="Household" validate={required()} />
      <ChoiceInput source="askedFor" label="For" choices={KYC_REASONS} validate={required()} />
    </>
  ),
  form: <Verified />,
}

/** Of one that is there: a new one has nothing to verify. */
function Verified() {
  const isThere = useRecordContext()?.id !== undefined
  return isThere && <BooleanInput source="isVerified" label="Verified by the lender" />
}

export const parcelScreens = [kits, deliveries, kyc]
