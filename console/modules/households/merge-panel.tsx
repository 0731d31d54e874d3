// Making this household part of another: what would move is seen first, a second person decides.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { callServer } from '../../frame/call-server.ts'
import { isSentence } from '../../kit/reason-field.tsx'
import { MergePreview, type Preview } from './merge-preview.tsx'

interface Props {
  readonly from: string
  readonly reason: string
}

interface Found {
  readonly data: readonly { readonly id: string }[]
}

export function MergePanel({ from, reason }: Props) {
  const [phone, setPhone] = useState('')
  const [preview, setPreview] = useState<Preview>()
  const notify = useNotify()
  const isStopped = preview?.conflicts.some(({ stops }) => stops)

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (refusal) {
      notify(refusal instanceof Error ? refusal.message : 'This did not work. Please try again.', { type: 'error' })
    }
  }

  async function find() {
    const { data } = await callServer<Found>(`households?phone=${encodeURIComponent(phone)}`)
    const [other] = data
    if (!other) return notify('No household has this number.', { type: 'warning' })
    setPreview(await callServer<Preview>(`households/${from}/merge?into=${other.id}`))
  }

  async function ask() {
    await callServer('household-merges', 'POST', { fromAccount: from, intoAccount: preview?.into.accountId, reason })
    setPreview(undefined)
    notify('Sent. Another person must decide it.')
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
      <Button disabled={phone.trim() === ''} onClick={() => void attempt(find)}>
        Show what would move
      </Button>
      {preview && <MergePreview {...preview} />}
      {preview && !isStopped && (
        <Button variant="contained" color="warning" disabled={!isSentence(reason)} onClick={() => void attempt(ask)}>
          Ask for the merge
        </Button>
      )}
      {preview && !isStopped && !isSentence(reason) && <p className="quiet">Enter a reason above first.</p>}
    </Card>
  )
}
