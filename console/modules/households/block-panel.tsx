// Blocking a household, and letting it in again. The reason is the one of the panel above.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { BLOCK_CAUSES, blockCauseNames, blockedError, type BlockCause } from '#core/modules/accounts/block.ts'
import { staff, type StaffRecord } from '../../frame/contract.ts'
import { isSentence } from '../../kit/decisions/reason-field.tsx'
import { PlainSelect } from '../../kit/inputs/plain-select.tsx'
import { useAction } from '../../kit/use-action.ts'

interface Props {
  readonly household: StaffRecord<'households'>
  readonly reason: string
}

export function BlockPanel({ household, reason }: Props) {
  const [because, setCause] = useState<BlockCause>('OWN_WISH')
  const act = useAction()
  const { block, unblock } = staff.staffHouseholdActions
  const ask = { id: household.id as never, reason } // the id of a household
  const isReady = isSentence(reason)
  if (household.blockedBecause !== null)
    return (
      <Card className="panel">
        <h2>Blocked</h2>
        <p>The family reads: “{blockedError[household.blockedBecause].message}”</p>
        <Button disabled={!isReady} onClick={() => void act(() => unblock(ask), 'The family can log in again.')}>
          Unblock
        </Button>
        {!isReady && <p className="quiet">Enter a reason above first.</p>}
      </Card>
    )
  return (
    <Card className="panel">
      <h2>Block</h2>
      <p className="quiet">
        The household is logged out everywhere and cannot log in. Courses, autopay and messages go on.
      </p>
      <PlainSelect
        label="Why"
        value={because}
        onChange={(value) => setCause(BLOCK_CAUSES.find((each) => each === value) ?? 'OWN_WISH')}
        helperText={`The family reads: “${blockedError[because].message}”`}
      >
        {BLOCK_CAUSES.map((each) => (
          <option key={each} value={each}>
            {blockCauseNames[each]}
          </option>
        ))}
      </PlainSelect>
      <Button
        color="error"
        disabled={!isReady}
        onClick={() => void act(() => block({ ...ask, because }), 'The household is blocked and logged out.')}
      >
        Block the household
      </Button>
      {!isReady && <p className="quiet">Enter a reason above first.</p>}
    </Card>
  )
}
