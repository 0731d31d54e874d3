// Next to a record of EMI: it is hidden at once by one person, and every other change is requested.
import type { StaffInput } from '../../frame/contract.ts'
import { ReasonedAction } from '../../kit/decisions/reasoned-action.tsx'
import { RequestChange } from '../../kit/decisions/request-change.tsx'
import { useAction } from '../../kit/use-action.ts'

interface HideProps {
  readonly id: string
  readonly hide: (request: { readonly id: string; readonly reason: string }) => Promise<unknown>
}

export function HideNow({ id, hide }: HideProps) {
  const act = useAction()
  return (
    <ReasonedAction
      scope="plans.edit"
      title="Hide from families"
      text="Acts at once. To offer it again needs a second person."
      button="Hide it now"
      needsSentence
      onClick={(reason) => act(() => hide({ id, reason }), 'It is hidden.')}
    />
  )
}

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
