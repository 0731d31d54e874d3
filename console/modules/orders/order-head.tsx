// The first lines of an order: who has bought what, for how much, and where it stands.
import Card from '@mui/material/Card'
import { ReferenceField, useCanAccess } from 'react-admin'
import { showMoney, sum } from '#core/kernel/money.ts'
import { useStaffRecord } from '../../frame/contract.ts'
import { State, whenText, wordAt, words } from '../../kit/fields.tsx'

export function OrderHead() {
  const order = useStaffRecord('orders')
  const { canAccess } = useCanAccess({ resource: 'households', action: 'list' })
  if (!order) return null
  const { title, amount, createdAt, paidAt, phone, buyerName, variantName, source } = order
  const back = sum([order.refundedGateway, order.refundedPurchased, order.refundedGranted])
  return (
    <Card className="panel record-head">
      <p>
        <strong className="money">{showMoney(amount)}</strong> <State source="status" />
      </p>
      <p>
        <strong>{title}</strong>
        {variantName && ` · ${words(variantName)}`}
      </p>
      <p>
        {buyerName ?? 'No name'}, {phone}
        {canAccess && <Family />}
      </p>
      <p className="quiet">
        Ordered {whenText(createdAt)}
        {paidAt !== null && ` · paid ${whenText(paidAt)}`}
        {back > 0 && ` · ${showMoney(back)} given back`}
        {source && ` · ${wordAt('orders', 'source', source).toLowerCase()}`}
      </p>
    </Card>
  )
}

function Family() {
  return (
    <>
      {' · '}
      <ReferenceField source="accountId" reference="households" link="show">
        Open the household
      </ReferenceField>
      {' · '}
      <ReferenceField source="learnerId" reference="learners" link="show">
        Open the learner
      </ReferenceField>
    </>
  )
}
