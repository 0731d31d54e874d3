// The second person's word on what another has asked for.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState, type ReactNode } from 'react'
import {
  TextField as ShownText,
  useGetIdentity,
  useNotify,
  usePermissions,
  useRecordContext,
  useRefresh,
  useResourceContext,
} from 'react-admin'
import { ASKED_STATUSES } from '#core/kernel/second-person.ts'
import { callServer } from '../frame/call-server.ts'
import { When } from './fields.tsx'
import { ChoiceInput } from './inputs.tsx'

/** Narrows a list of what was asked for. */
export const byAskedStatus = <ChoiceInput key="status" source="status" choices={ASKED_STATUSES} alwaysOn />

/** Who has asked and who has decided, on the page of one. */
export const whoDecided = [
  <ShownText key="by" source="askedBy" label="Requested by" />,
  <When key="asked" source="askedAt" label="Asked" />,
  <ShownText key="decider" source="decidedBy" label="Decided by" emptyText="not yet" />,
  <When key="decided" source="decidedAt" label="Decided" />,
  <ShownText key="note" source="note" emptyText="–" />,
]

interface Asked {
  readonly id: string
  readonly status: string
  /** Several, where more than one person has added to it. */
  readonly askedBy: string | readonly string[]
  readonly version?: string
}

export interface SecondDecisionProps<T extends Asked> {
  /** Who may decide. */
  readonly scope: string
  /** What saying yes does, on its button. */
  readonly approval: (asked: T) => ReactNode
}

export function SecondDecision<T extends Asked>({ scope, approval }: SecondDecisionProps<T>) {
  const asked = useRecordContext<T>()
  const resource = useResourceContext()
  const { permissions } = usePermissions<readonly string[]>()
  const { identity } = useGetIdentity()
  const [note, setNote] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()
  if (asked?.status !== 'WAITING' || !permissions?.includes(scope)) return null
  const isOwn = [asked.askedBy].flat().includes(String(identity?.id))

  async function decide(isApproved: boolean) {
    try {
      await callServer(`${resource}/${asked?.id}/decision`, 'POST', {
        isApproved,
        version: asked?.version,
        ...(note && { note }),
      })
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Your decision was not saved. Please try again.', {
        type: 'error',
      })
    }
  }

  return (
    <Card className="panel">
      <h2>Decide</h2>
      {isOwn ? (
        <p>You made this request. Another person must decide it.</p>
      ) : (
        <>
          <TextField label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
          <Button variant="contained" color="warning" onClick={() => void decide(true)}>
            {approval(asked)}
          </Button>
          <Button onClick={() => void decide(false)}>Refuse</Button>
        </>
      )}
    </Card>
  )
}
