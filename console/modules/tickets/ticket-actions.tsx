// The messages of a ticket, and the answer to the family.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetIdentity, usePermissions } from 'react-admin'
import { TICKET_CATEGORIES, type TicketCategory } from '#core/modules/tickets/ticket-terms.ts'
import { words } from '../../kit/fields.tsx'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { LabelledCheckbox } from '../../kit/inputs/labelled-checkbox.tsx'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'
import { useAction } from '../../kit/use-action.ts'
import { TicketTeam } from './ticket-team.tsx'
import { Messages, type Thread } from './messages.tsx'

export function TicketActions() {
  const ticket = useStaffRecord('tickets')
  const { permissions } = usePermissions<readonly string[]>()
  const [thread, setThread] = useState<Thread>()
  const act = useAction({ refreshes: false })
  if (!ticket) return null
  const { id } = ticket

  async function read() {
    const answer = await act(() => staff.staffTicketActions.readTicket({ id }))
    setThread(answer)
  }

  return (
    <>
      <Messages thread={thread} onRead={() => void read()} />
      {permissions?.includes('tickets.edit') && (
        <>
          <Answer id={id} onSent={() => void read()} />
          <Sorting key={ticket.version} id={id} category={ticket.category} assignee={ticket.assignee} />
          {ticket.level === 1 && <TicketTeam key={`team ${ticket.version}`} id={id} teamId={ticket.teamId} />}
          {ticket.level === 1 && <Escalation id={id} />}
        </>
      )}
    </>
  )
}

function Answer({ id, onSent }: { readonly id: string; readonly onSent: () => void }) {
  const [text, setText] = useState('')
  const [isSolved, setSolved] = useState(false)
  const act = useAction()

  async function send(isNote: boolean) {
    const answer = { id, text, isNote, isSolved: isSolved && !isNote }
    const done = await act(
      () => staff.staffTicketActions.answerTicket(answer),
      isNote ? 'The note is stored.' : 'The family is notified.',
    )
    if (!done) return
    setText('')
    onSent()
  }

  return (
    <Card className="panel">
      <h2>Answer</h2>
      <TextField
        label="Message"
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={4}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <LabelledCheckbox label="This solves it" isChecked={isSolved} onChange={setSolved} />
      <Button variant="contained" disabled={text.trim() === ''} onClick={() => void send(false)}>
        Send to the family
      </Button>
      <Button disabled={text.trim() === ''} onClick={() => void send(true)}>
        Store as a note for staff
      </Button>
    </Card>
  )
}

interface SortingProps {
  readonly id: string
  readonly category: TicketCategory
  readonly assignee: string | null
}

function Sorting({ id, category, assignee }: SortingProps) {
  const { identity } = useGetIdentity()
  const act = useAction()
  const isMine = assignee !== null && assignee === identity?.id

  return (
    <Card className="panel">
      <h2>Sort</h2>
      <TextField
        select
        label="Category"
        value={category}
        helperText="The family’s answer never comes later than it was promised."
        onChange={({ target }) =>
          void act(() => staff.staffTicketActions.sortTicket({ id, category: target.value as TicketCategory }))
        } // its own choices
      >
        {TICKET_CATEGORIES.map((each) => (
          <MenuItem key={each} value={each}>
            {words(each)}
          </MenuItem>
        ))}
      </TextField>
      <Button onClick={() => void act(() => staff.staffTicketActions.takeTicket({ id, isTaken: !isMine }))}>
        {isMine ? 'Give it back to the queue' : 'Take it'}
      </Button>
    </Card>
  )
}

function Escalation({ id }: { readonly id: string }) {
  const [reason, setReason] = useState('')
  const act = useAction()
  return (
    <Card className="panel">
      <h2>Second level</h2>
      <ReasonField value={reason} onChange={setReason} helperText="Recorded with your name." />
      <Button
        disabled={!isSentence(reason)}
        onClick={() =>
          void act(() => staff.staffTicketActions.raiseTicket({ id, reason }), 'It is at the second level now.')
        }
      >
        Pass it to the second level
      </Button>
    </Card>
  )
}
