// Next to a batch and a trial: their price now, and the way to another one.
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { RuleTable } from '../../kit/decisions/rule-table.tsx'
import { HideNow } from '../../kit/decisions/hide-now.tsx'
import { RequestPrice } from './price-changes.tsx'
import { priceRows } from './price-labels.ts'

/** The price, which the form does not change. */
export function BatchPriceNow() {
  const batch = useStaffRecord('batches')
  return batch?.id ? (
    <RuleTable heading="Price" rows={priceRows('BATCH')} columns={[{ heading: 'Now', rule: batch }]} />
  ) : null
}

export function BatchPrice() {
  const batch = useStaffRecord('batches')
  return batch ? <RequestPrice subject={{ of: 'BATCH', subjectId: batch.id }} /> : null
}

export function TrialActions() {
  const trial = useStaffRecord('trials')
  if (!trial) return null
  return (
    <>
      {trial.isActive && <HideNow id={trial.id} scope="catalogue.edit" hide={staff.staffPriceActions.switchTrialOff} />}
      <RequestPrice subject={{ of: 'TRIAL', subjectId: trial.id }} />
    </>
  )
}
