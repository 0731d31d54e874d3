// Making this household part of another: what would move is seen first, a second person decides.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { MergePreview as Preview } from '#core/modules/support/staff-api.ts'
import { staff } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'
import { isSentence } from '../../kit/decisions/reason-field.tsx'
import { MergePreview } from './merge-preview.tsx'

interface Props {
  readonly from: string
  readonly reason: string
}

export function MergePanel({ from, reason }: Props) {
  const [phone, setPhone] = useState('')
  const [preview, setPreview] = useState<Preview>()
  const notify = useNotify()
  const look = useAction({ refreshes: false })
  const act = useAction()
  const isStopped = preview?.conflicts.some(({ stops }) => stops)

  async function find() {
    const { data } = await staff.staffHouseholds.list({ phone })
    const [other] = data
    if (!other) return notify('No household has this number.', { type: 'warning' })
    setPreview(await staff.staffMergeActions.previewMerge({ id: from as never, into: other.id as never })) // ids of households
  }

  async function ask(into: string) {
    await staff.staffMerges.create({ fromAccount: from, intoAccount: into, reason })
    setPreview(undefined)
  }

  return (
    <Card className="panel">
      <h2>Merge into another household</h2>
      <p className="quiet">Everything moves there; both numbers open it from then on.</p>
      <TextField
        label="Full number of the household to keep"
        type="tel"
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <Button disabled={phone.trim() === ''} onClick={() => void look(find)}>
        Show what would move
      </Button>
      {preview && <MergePreview {...preview} />}
      {preview && !isStopped && (
        <Button
          variant="contained"
          color="warning"
          disabled={!isSentence(reason)}
          onClick={() => void act(() => ask(preview.into.accountId), 'Sent. Another person must decide it.')}
        >
          Ask for the merge
        </Button>
      )}
      {preview && !isStopped && !isSentence(reason) && <p className="quiet">Enter a reason above first.</p>}
    </Card>
  )
}
