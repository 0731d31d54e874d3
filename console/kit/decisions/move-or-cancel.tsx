// A panel next to something that has a time: families hear of a move or a cancellation, and staff read the messages before.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { later, toInstant, type Instant } from '#core/kernel/time.ts'
import { words } from '../fields.tsx'
import { readMoment } from '../inputs/inputs.tsx'
import { LabelledCheckbox } from '../inputs/labelled-checkbox.tsx'
import { ReasonField } from './reason-field.tsx'
import { useAction } from '../use-action.ts'

export interface AskedChange {
  readonly isCancelled: boolean
  /** Left out: it stays at its time. */
  readonly startsAt?: Instant
  readonly reason: string
}

export interface ChangePreview {
  readonly learners: number
  /** Those who wait for a place, where one can. */
  readonly waiting?: number
  readonly messages: readonly { readonly channel: string; readonly lang: string; readonly text: string }[]
}

interface Times {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

interface MoveOrCancelProps extends Times {
  readonly onPreview: (change: AskedChange) => Promise<ChangePreview>
  /** A move keeps the length. */
  readonly onSave: (fields: { readonly status: 'CANCELLED' } | Times, reason: string) => Promise<unknown>
}

export function MoveOrCancel({ startsAt: from, endsAt, onPreview, onSave }: MoveOrCancelProps) {
  const [moment, setMoment] = useState('')
  const [isCancelled, setCancelled] = useState(false)
  const [reason, setReason] = useState('')
  const [preview, setPreview] = useState<ChangePreview>()
  const act = useAction()
  const read = useAction({ refreshes: false })
  const typed = readMoment(moment)
  const to = typed === null || isCancelled ? undefined : toInstant(typed)
  const change = { isCancelled, reason, ...(to === undefined ? {} : { startsAt: to }) }
  const isReady = reason.trim() !== '' && (isCancelled || to !== undefined)
  const fields =
    to === undefined ? ({ status: 'CANCELLED' } as const) : { startsAt: to, endsAt: later(to, endsAt - from) }
  const look = async () => setPreview(await read(() => onPreview(change)))
  const save = () => act(() => onSave(fields, reason), 'Saved. The families get a notice.')
  return (
    <Card className="panel">
      <h2>Move or cancel</h2>
      <TextField
        label="New start (IST)"
        type="datetime-local"
        value={moment}
        onChange={({ target }) => setMoment(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <LabelledCheckbox label="Cancel it" isChecked={isCancelled} onChange={setCancelled} />
      <ReasonField value={reason} onChange={setReason} helperText="Families read it." />
      <Button disabled={!isReady} onClick={() => void look()}>
        Read the messages
      </Button>
      {preview && (
        <>
          <Messages {...preview} />
          <Button variant="contained" color="warning" disabled={!isReady} onClick={() => void save()}>
            {isCancelled ? 'Cancel' : 'Move'} and notify {preview.learners + (preview.waiting ?? 0)} learners
          </Button>
        </>
      )}
    </Card>
  )
}

function Messages({ learners, waiting, messages }: ChangePreview) {
  return (
    <>
      <p role="status">
        {learners} learners have a place{waiting !== undefined && `, ${waiting} wait`}.
      </p>
      <ul>
        {messages.map(({ channel, lang, text }) => (
          <li key={channel + lang + text}>
            <strong>
              {words(channel)}, {lang}
            </strong>{' '}
            <span lang={lang}>{text}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
