// Gives the chosen questions to a team or to a colleague. A question that is refused is named with the reason, and the others are given.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useCanAccess, useGetList, useListContext, useNotify, useRefresh, type RaRecord } from 'react-admin'
import { staff, type StaffRecord } from '../../frame/contract.ts'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'
import { PlainSelect } from '../../kit/inputs/plain-select.tsx'
import { messageOf } from '../../kit/use-action.ts'
import { useReading } from '../../kit/use-reading.ts'

type Ticket = StaffRecord<'tickets'>

/** In a select: no team or colleague any longer. Its empty choice changes nothing. */
const NOBODY = 'nobody'

export function GiveTickets() {
  const { selectedIds } = useListContext<Ticket>()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Give to a team or a colleague ({selectedIds.length})
      </Button>
      {isOpen && <GiveDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function GiveDialog({ onClose }: { readonly onClose: () => void }) {
  const { selectedIds, onSelect } = useListContext<Ticket>()
  const [team, setTeam] = useState('')
  const [member, setMember] = useState('')
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const give = useGive()
  const [refused, setRefused] = useState<readonly Refusal[]>([])

  async function send() {
    setBusy(true)
    const change = { ...(team && { teamId: idOf(team) }), ...(member && { assignee: idOf(member) }), reason }
    const left = await give(selectedIds, change)
    setBusy(false)
    setRefused(left)
    // Those that were refused stay chosen.
    onSelect(left.map(({ id }) => id))
    if (left.length === 0) onClose()
  }

  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby="give-tickets">
      <DialogTitle id="give-tickets">
        Give {selectedIds.length} {selectedIds.length === 1 ? 'question' : 'questions'}
      </DialogTitle>
      <DialogContent>
        {refused.length > 0 && (
          <Alert severity="error">
            Not given:
            <ul>
              {refused.map(({ id, name, why }) => (
                <li key={id}>
                  {name}: {why}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <Teams value={team} onChange={setTeam} />
        <Members of={String(selectedIds[0] ?? '')} value={member} onChange={setMember} />
        <ReasonField value={reason} onChange={setReason} helperText="One sentence, stored with each question." />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={isBusy || !isSentence(reason) || (team === '' && member === '') || selectedIds.length === 0}
          onClick={() => void send()}
        >
          Give
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

function Teams({ value, onChange }: ChoiceProps) {
  const { canAccess } = useCanAccess({ resource: 'teams', action: 'list' })
  const { data = [] } = useGetList<RaRecord>('teams', { pagination: { page: 1, perPage: 100 } }, { enabled: canAccess === true }) // prettier-ignore
  if (!canAccess) return null
  return (
    <PlainSelect label="Team" value={value} onChange={onChange}>
      <option value="">As it is</option>
      <option value={NOBODY}>No team</option>
      {data.map((team) => (
        <option key={team.id} value={team.id}>
          {String(team['name'])}
        </option>
      ))}
    </PlainSelect>
  )
}

function Members({ of: id, value, onChange }: ChoiceProps & { readonly of: string }) {
  const { answer } = useReading(id || undefined, () => staff.staffTicketActions.listAnswerers({ id }))
  return (
    <PlainSelect label="Colleague" value={value} onChange={onChange}>
      <option value="">As it is</option>
      <option value={NOBODY}>Nobody: back to the queue</option>
      {answer?.members.map((member) => (
        <option key={member.id} value={member.id}>
          {member.name}
        </option>
      ))}
    </PlainSelect>
  )
}

interface Refusal {
  readonly id: string
  readonly name: string
  readonly why: string
}

type Change = Omit<Parameters<typeof staff.staffTicketActions.giveTicket>[0], 'id'>

/** Gives one after the other, and answers those that were refused. */
function useGive() {
  const { data = [] } = useListContext<Ticket>()
  const [notify, refresh] = [useNotify(), useRefresh()]
  return async (ids: readonly string[], change: Change): Promise<Refusal[]> => {
    const refused: Refusal[] = []
    for (const id of ids) {
      const ticket = data.find((each) => each.id === id)
      try {
        await staff.staffTicketActions.giveTicket({ id, ...change })
      } catch (error) {
        refused.push({ id, name: ticket ? `No. ${ticket.no}, ${ticket.subject}` : id, why: messageOf(error) })
      }
    }
    const given = ids.length - refused.length
    if (given > 0) notify(given === 1 ? '1 question is given.' : `${given} questions are given.`)
    refresh()
    return refused
  }
}

function idOf(choice: string): string | null {
  return choice === NOBODY ? null : choice
}
