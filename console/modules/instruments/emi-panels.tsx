// Next to a record of EMI: every change but hiding it is requested.
import type { StaffInput } from '../../frame/contract.ts'
import { RequestChange } from '../../kit/decisions/request-change.tsx'

interface RequestProps {
  /** The record that would change. */
  readonly subject: Pick<StaffInput<'emi-changes'>, 'of' | 'planId' | 'issuerId'>
}

export function RequestEmiChange({ subject }: RequestProps) {
  return (
    <RequestChange
      of="emi-changes"
      scope="plans.edit"
      text="Another person must approve every change of what families pay or are offered."
      values={subject}
    />
  )
}
