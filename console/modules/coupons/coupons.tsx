import { BooleanInput, DataTable, FormDataConsumer, NullableBooleanInput, NumberInput, ReferenceField, required, SearchInput, TextInput } from 'react-admin' // prettier-ignore
import { BulkChange } from '../../kit/bulk-change.tsx'
import { Spoken, State, When, YesNo } from '../../kit/fields.tsx'
import { ChoiceInput, InstantInput, ListInput, MoneyInput, SpokenInput } from '../../kit/inputs.tsx'
import { RefInput } from '../../kit/ref-input.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { CouponPool } from './coupon-pool.tsx'
import { RuleSentence, TakesOff } from './rule-sentence.tsx'
import { Simulator } from './simulator.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'coupons'

const coupons: Screen = {
  name: 'coupons',
  label: 'Coupons',
  feature,
  asText: ({ code }) => code,
  filters: [
    search,
    <NullableBooleanInput key="running" source="isRunning" label="Active now" alwaysOn />,
    <NullableBooleanInput key="active" source="isActive" label="On" />,
    <ChoiceInput
      key="type"
      source="couponType"
      choices={['REGULAR', 'TRIAL', 'FREE_PASS', 'PAYMENT_WITHOUT_REGISTRATION']}
    />,
  ],
  sort: { field: 'endsAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="code" source="code" />,
    <DataTable.Col key="off" source="redeem" label="Discount" disableSort field={TakesOff} />,
    <DataTable.Col key="from" source="startsAt" label="From" field={When} />,
    <DataTable.Col key="to" source="endsAt" label="Until" field={When} />,
    <DataTable.NumberCol key="redeemed" source="redeemed" label="Used" disableSort />,
    <DataTable.NumberCol key="max" source="maxUses" label="Of" disableSort />,
    <DataTable.NumberCol key="codes" source="codes" label="Codes" disableSort />,
    <DataTable.Col key="on" source="isActive" label="On" disableSort field={YesNo} />,
  ],
  bulk: (
    <BulkChange
      choices={[
        { label: 'Switch off', change: { isActive: false } },
        { label: 'Switch on', change: { isActive: true } },
      ]}
    />
  ),
  aside: CouponPool,
  defaults: {
    couponType: 'REGULAR',
    redeem: { redeemType: 'PERCENTAGE', redeemValue: 10, maxDiscount: 0 },
    courseTypes: [],
    entityTypes: [],
    entityIds: [],
    planIds: [],
    variantNames: [],
    grades: [],
    minimumAmount: 0,
    maxUses: null,
    maxUsesPerUser: 1,
    partnerHash: null,
    categories: [],
    isActive: true,
  },
  whenNew: (
    <>
      <TextInput source="code" validate={required()} />
      <ChoiceInput
        source="couponType"
        label="Kind"
        choices={['REGULAR', 'TRIAL', 'FREE_PASS', 'PAYMENT_WITHOUT_REGISTRATION']}
        validate={required()}
      />
    </>
  ),
  form: (
    <>
      <RuleSentence />
      <ChoiceInput
        source="redeem.redeemType"
        label="Discount type"
        choices={['PERCENTAGE', 'FIXED', 'FLAT_PRICE']}
        validate={required()}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData['redeem']?.redeemType === 'PERCENTAGE' ? (
            <>
              <NumberInput source="redeem.redeemValue" label="Percent" validate={required()} />
              <MoneyInput
                source="redeem.maxDiscount"
                label="Maximum"
                helperText="Enter 0 for no maximum."
                validate={required()}
              />
            </>
          ) : (
            <MoneyInput source="redeem.redeemValue" label="Rupees" validate={required()} />
          )
        }
      </FormDataConsumer>
      <InstantInput source="startsAt" label="From" validate={required()} />
      <InstantInput source="endsAt" label="Until" validate={required()} />
      <NumberInput
        source="maxUses"
        label="Total uses"
        helperText="Leave empty for unlimited uses. This cannot be changed later."
      />
      <NumberInput source="maxUsesPerUser" label="Uses per family" />
      <MoneyInput source="minimumAmount" label="Minimum price" validate={required()} />
      <ListInput source="grades" isNumbers helperText="Leave empty for no limit." />
      <ListInput source="variantNames" label="Tiers" />
      <ListInput source="planIds" label="Plans" />
      <ListInput source="entityIds" label="Courses" />
      <ListInput source="categories" label="Public categories" />
      <TextInput source="partnerHash" label="Partner hash (empty for everybody)" />
      <SpokenInput source="title" />
      <BooleanInput source="isActive" label="On" />
      <Simulator />
    </>
  ),
}

const offers: Screen = {
  name: 'payment-offers',
  label: 'Bank offers',
  feature,
  asText: ({ title }) => title?.en,
  filters: [search],
  sort: { field: 'endsAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="title" source="title" disableSort field={Spoken} />,
    <DataTable.Col key="method" source="paymentMethod" />,
    <DataTable.Col key="to" source="endsAt" label="Until" field={When} />,
    <DataTable.Col key="on" source="isActive" label="On" disableSort field={YesNo} />,
  ],
  defaults: { isActive: true, categories: [] },
  form: (
    <>
      <SpokenInput source="title" />
      <SpokenInput source="text" multiline />
      <TextInput source="paymentMethod" validate={required()} />
      <ListInput source="categories" />
      <InstantInput source="startsAt" label="From" validate={required()} />
      <InstantInput source="endsAt" label="Until" validate={required()} />
      <BooleanInput source="isActive" label="On" />
    </>
  ),
}

const codes: Screen = {
  name: 'coupon-codes',
  label: 'Single-use codes',
  feature,
  asText: ({ code }) => code,
  filters: [
    search,
    <ChoiceInput key="state" source="state" choices={['FREE', 'HELD', 'USED', 'REVOKED']} alwaysOn />,
    <RefInput key="pool" source="poolId" reference="coupons" label="Coupon" />,
  ],
  sort: { field: 'code', order: 'ASC' },
  columns: [
    <DataTable.Col key="code" source="code" />,
    <DataTable.Col key="pool" source="poolId" label="Coupon" disableSort>
      <ReferenceField source="poolId" reference="coupons" />
    </DataTable.Col>,
    <DataTable.Col key="state" source="state" disableSort field={State} />,
    <DataTable.Col key="order" source="orderId" label="Order" disableSort>
      <ReferenceField source="orderId" reference="orders" link="show" />
    </DataTable.Col>,
    <DataTable.Col key="revoked" source="revokedAt" label="Revoked" disableSort field={When} />,
  ],
  bulk: <BulkChange choices={[{ label: 'Revoke', change: { isRevoked: true } }]} />,
}

export const couponScreens = [coupons, codes, offers]
