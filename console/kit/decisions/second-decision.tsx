// The second person's word on what another has asked for.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState, type ReactNode } from 'react'
import { TextField as ShownText, useGetIdentity, usePermissions } from 'react-admin'
import { REQUEST_STATUSES } from '#core/kernel/resource/second-person.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { useAction } from '../use-action.ts'
import { When } from '../fields.tsx'
import { ChoiceInput } from '../inputs/inputs.tsx'
import { Person } from '../names/person.tsx'

/** Narrows a list of what was asked for. */
export const byAskedStatus = <ChoiceInput key="status" source="status" choices={REQUEST_STATUSES} alwaysOn />

/** Who has asked and who has decided, on the page of one. */
export const whoDecided = [
  <Person key="by" source="askedBy" label="Requested by" />,
  <When key="asked" source="askedAt" label="Asked" />,
  <Person key="decider" source="decidedBy" label="Decided by" emptyText="not yet" />,
  <When key="decided" source="decidedAt" label="Decided" />,
  <ShownText key="note" source="note" emptyText="–" />,
]

/** Resources of requests, each with the call that decides one. */
const decisions = {
  'place-corrections': staff.staffPlaceActions.decidePlaceCorrection,
  'refund-requests': staff.staffPaymentActions.decideRefund,
  'wallet-adjustments': staff.staffWalletActions.decideAdjustment,
  'household-merges': staff.staffMergeActions.decideMerge,
  'guardian-changes': staff.staffGuardianActions.decideGuardianChange,
  'privacy-requests': staff.staffPrivacyActions.decideRequest,
  regrades: staff.staffResultActions.decideRegrade,
  'campaign-approvals': staff.staffCampaignActions.decideCampaign,
  'recording-deletions': staff.staffRecordingDeletionActions.decideDeletion,
  'late-corrections': staff.staffLateCorrectionActions.decideCorrection,
  remarks: staff.staffRemarkActions.decideRemark,
  'teacher-documents': staff.staffTeacherRecordActions.decideDocument,
  members: staff.staffApproval.decideScopes,
  'experiment-starts': staff.staffExperimentActions.decideExperimentStart,
  'coupon-starts': staff.staffCouponActions.decideCouponStart,
  'flag-changes': staff.staffFlagActions.decideFlagChange,
  'emi-changes': staff.staffEmiActions.decideEmiChange,
  'price-changes': staff.staffPriceActions.decidePriceChange,
  'ceiling-changes': staff.staffCeilingActions.decideCeilingChange,
  'job-replays': staff.staffReplayActions.decideReplay,
  'scope-requests': staff.staffClientActions.decideScopes,
}
type Requests = keyof typeof decisions

interface SecondDecisionProps<N extends Requests> {
  readonly of: N
  /** Who may decide. */
  readonly scope: string
  /** The text of the approval button. */
  readonly approval: (asked: StaffRecord<N>) => ReactNode
  /** Why it cannot be approved now: shown in place of the approval button. */
  readonly stop?: ReactNode
}

export function SecondDecision<N extends Requests>({ of, scope, approval, stop }: SecondDecisionProps<N>) {
  const asked = useStaffRecord(of)
  const { permissions } = usePermissions<readonly string[]>()
  const { identity } = useGetIdentity()
  const [note, setNote] = useState('')
  const act = useAction()
  if (asked?.status !== 'WAITING' || !permissions?.includes(scope)) return null
  const own = ownPartOf(asked, String(identity?.id))
  const decide = (isApproved: boolean) =>
    act(() => decisions[of]({ id: asked.id, version: asked.version, isApproved, ...(note && { note }) }))

  return (
    <Card className="panel">
      <h2>Decide</h2>
      {own ? (
        <p>{own} Another person must decide it.</p>
      ) : (
        <>
          <TextField
            label="Note"
            helperText="The person who asked reads it, and a refusal needs one."
            value={note}
            onChange={({ target }) => setNote(target.value)}
            multiline
          />
          {stop ? (
            <p className="problem">It cannot be approved now. {stop}</p>
          ) : (
            <Button variant="contained" color="warning" onClick={() => void decide(true)}>
              {approval(asked)}
            </Button>
          )}
          <Button disabled={note.trim() === ''} onClick={() => void decide(false)}>
            Refuse
          </Button>
        </>
      )}
    </Card>
  )
}

/** The sentence to a person whom the server refuses as the second one: who asked, wrote any of it, or gets the permissions. */
function ownPartOf(asked: StaffRecord<Requests>, staffId: string): string | undefined {
  if ('askedBy' in asked && [asked.askedBy].flat().includes(staffId)) return 'You made this request.'
  if ('writtenBy' in asked && asked.writtenBy.includes(staffId)) return 'You wrote part of this.'
  return asked.id === staffId ? 'This is about you.' : undefined
}
