// A panel next to a record, with an action that needs a reason, which is stored.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState, type ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { isSentence, ReasonField } from './reason-field.tsx'

interface ReasonedActionProps {
  /** The permission without which nothing is shown: "clients.edit". */
  readonly scope: string
  readonly title: string
  readonly text: string
  readonly button: string
  /** The server wants a sentence, and not only a word. */
  readonly needsSentence?: boolean
  readonly onClick: (reason: string) => Promise<unknown>
  readonly children?: ReactNode
}

export function ReasonedAction({ scope, title, text, button, needsSentence, onClick, children }: ReasonedActionProps) {
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  if (!permissions?.includes(scope)) return null
  const isEnough = needsSentence ? isSentence(reason) : reason.trim() !== ''
  return (
    <Card className="panel">
      <h2>{title}</h2>
      <p className="quiet">{text}</p>
      <ReasonField value={reason} onChange={setReason} />
      <Button color="warning" disabled={!isEnough} onClick={() => void onClick(reason)}>
        {button}
      </Button>
      {children}
    </Card>
  )
}
