// The review of something that one person writes and another approves: what keeps it back, a note, and the steps that are open.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState, type ReactNode } from 'react'
import { useGetIdentity, usePermissions } from 'react-admin'
import { useAction } from '../use-action.ts'

interface Reviewed {
  readonly id: string
  readonly version: string
  readonly status: string
  readonly problems: readonly { readonly field: string; readonly message: string }[]
  /** Who wrote what is not approved yet. They cannot approve it. */
  readonly editors: readonly string[]
  readonly reviewNote: string
}

interface StepInput {
  readonly id: string
  readonly version: string
  readonly note?: string
}

export interface ReviewStep {
  readonly step: string
  readonly label: string
  readonly scope: string
  readonly isOpen: boolean
  readonly take: (input: StepInput) => Promise<unknown>
}

interface Props {
  readonly record: Reviewed
  /** "question", for the sentence to its author. */
  readonly name: string
  readonly steps: readonly ReviewStep[]
  readonly state?: ReactNode
  /** Fields above the steps. */
  readonly fields?: ReactNode
  readonly children?: ReactNode
}

export function ReviewCard({ record, name, steps, state, fields, children }: Props) {
  const { permissions } = usePermissions<readonly string[]>()
  const { identity } = useGetIdentity()
  const [note, setNote] = useState('')
  const act = useAction()
  const { id, version, status, problems, editors, reviewNote } = record
  const isOwn = editors.includes(String(identity?.id))
  const isStopped = (step: string) => problems.length > 0 && (step === 'SUBMIT' || step === 'APPROVE')
  return (
    <Card className="panel">
      <h2>Review</h2>
      {state}
      {reviewNote && <p>Note: {reviewNote}</p>}
      {problems.map(({ field, message }) => (
        <p key={field + message} className="problem">
          {field}: {message}
        </p>
      ))}
      {status === 'REVIEW' && isOwn && <p>You edited this {name}. Another person must approve it.</p>}
      <TextField label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      {fields}
      {steps
        .filter(({ step, isOpen, scope }) => isOpen && permissions?.includes(scope) && !(step === 'APPROVE' && isOwn))
        .map(({ step, label, take }) => (
          <Button
            key={step}
            disabled={isStopped(step)}
            onClick={() => void act(() => take({ id, version, ...(note && { note }) }), `${label}: saved.`)}
          >
            {label}
          </Button>
        ))}
      {children}
    </Card>
  )
}
