// Parcels to families, and the documents that they are asked for.
import Button from '@mui/material/Button'
import { useState } from 'react'
import { BooleanInput, DateInput, usePermissions, useRecordContext } from 'react-admin'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { FULL_NUMBER } from '../../kit/inputs/ref-input.tsx'
import { useAction } from '../../kit/use-action.ts'
import { words } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'

const kits = screen('kits')(({ column, input }) => ({
  label: 'Kit contents',
  about: 'The books and sheets that a parcel holds.',
  asText: ({ name }) => name?.en,
  search: false,
  columns: [
    column('position'),
    column('name'),
    column('minGrade', 'From class'),
    column('maxGrade', 'To class'),
    column('isActive', 'Active'),
  ],
  defaults: { position: 1, minGrade: 11, maxGrade: 13, isActive: true },
  form: [
    input('name'),
    input('minGrade', 'From class'),
    input('maxGrade', 'To class'),
    input('position'),
    input('isActive', 'Send with new enrolments'),
  ],
}))

const deliveries = screen('deliveries')(({ column, detail, filter, input }) => ({
  label: 'Parcels',
  about: 'Parcels to families, from packed to delivered.',
  asText: ({ learnerName }) => learnerName ?? 'No name',
  filters: [filter('status', { alwaysOn: true })],
  columns: [
    column('learnerName', 'For'),
    column('address'),
    column('status'),
    column('courier'),
    column('awb', 'Tracking number'),
    column('eta', 'Expected delivery'),
    column('updatedAt'),
  ],
  mayCreate: false,
  form: [
    detail('address', { emptyText: 'No address yet.' }),
    <Label key="Label" />,
    input('status'),
    input('courier'),
    input('awb', 'Tracking number'),
    input('eta', 'Expected delivery', { as: DateInput }),
  ],
}))

/** Only the parcel's label has the full phone number; every view of it is recorded. */
function Label() {
  const parcel = useStaffRecord('deliveries')
  const [label, setLabel] = useState<string>()
  const act = useAction({ refreshes: false })
  const { permissions } = usePermissions<readonly string[]>()
  if (!parcel?.address || !permissions?.includes('onboarding.edit')) return null
  if (label) return <p role="status">{label}</p>

  const show = async () =>
    setLabel((await act(() => staff.staffParcelActions.showLabel({ id: parcel.id })))?.address ?? undefined)

  return <Button onClick={() => void show()}>Show address label</Button>
}

const kyc = screen('kyc')(({ column, filter, input }) => ({
  label: 'Identity documents',
  about: 'Identity papers that a family has shown.',
  asText: ({ type }) => words(type ?? 'proof'),
  filters: [filter('askedFor')],
  columns: [
    column('id', 'Household'),
    column('askedFor', 'For'),
    column('type'),
    column('last4', 'Last characters'),
    column('givenAt', 'Given'),
    column('isVerified', 'Verified'),
  ],
  mayCreate: true,
  whenNew: [input('accountId', 'Household', { of: 'households', helperText: FULL_NUMBER }), input('askedFor', 'For')],
  form: [<Verified key="Verified" />],
}))

/** Only for an existing document: a new one has nothing to verify. */
function Verified() {
  const isThere = useRecordContext()?.id !== undefined
  return isThere && <BooleanInput source="isVerified" label="Verified by the lender" />
}

export const parcelScreens = [kits, deliveries, kyc]
