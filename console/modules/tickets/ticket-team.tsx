// Gives a question to a team. Colleagues who are limited to a team see the questions of that team only.
import Card from '@mui/material/Card'
import { useCanAccess, useGetList, type RaRecord } from 'react-admin'
import { staff } from '../../frame/contract.ts'
import { PlainSelect } from '../../kit/inputs/plain-select.tsx'
import { useAction } from '../../kit/use-action.ts'

interface Props {
  readonly id: string
  readonly teamId: string | null
}

export function TicketTeam({ id, teamId }: Props) {
  const { canAccess } = useCanAccess({ resource: 'teams', action: 'list' })
  const { data = [] } = useGetList<RaRecord>('teams', { pagination: { page: 1, perPage: 100 } }, { enabled: canAccess === true })
  const act = useAction()
  if (!canAccess || data.length === 0) return null
  const give = (to: string) => act(() => staff.staffTickets.bulk({ ids: [id], change: { teamId: to || null } }), 'It is with the team now.')
  return (
    <Card className="panel">
      <h2>Team</h2>
      <PlainSelect label="With the team" value={teamId ?? ''} onChange={(to) => void give(to)}>
        <option value="">No team</option>
        {data.map((team) => (
          <option key={team.id} value={team.id}>
            {String(team['name'])}
          </option>
        ))}
      </PlainSelect>
    </Card>
  )
} // prettier-ignore
