// Merges that were asked for, and who looked at whose pages.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { BooleanInput, DataTable, SearchInput, TextField, useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { Instant } from '#core/kernel/time.ts'
import { callServer } from '../../frame/call-server.ts'
import { State, When } from '../../kit/fields.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/second-decision.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'households'

interface Merge {
  readonly id: string
  readonly status: string
  readonly askedBy: string
  readonly fromAccount: string
  readonly intoAccount: string
}

function MergeDecision() {
  return (
    <SecondDecision<Merge>
      scope="households.approve"
      approval={({ fromAccount, intoAccount }) => `Merge ${fromAccount} into ${intoAccount}`}
    />
  )
}

const merges: Screen = {
  name: 'household-merges',
  label: 'Merges',
  feature,
  asText: ({ fromAccount, intoAccount }) => `${fromAccount} into ${intoAccount}`,
  filters: [search, byAskedStatus],
  sort: { field: 'askedAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="asked" source="askedAt" label="Asked" field={When} />,
    <DataTable.Col key="from" source="fromAccount" label="Goes" disableSort />,
    <DataTable.Col key="into" source="intoAccount" label="Stays" disableSort />,
    <DataTable.Col key="reason" source="reason" disableSort />,
    <DataTable.Col key="status" source="status" field={State} />,
  ],
  aside: MergeDecision,
  details: (
    <>
      <State source="status" label="State" />
      <TextField source="fromAccount" label="Household to merge" />
      <TextField source="intoAccount" label="Household to keep" />
      <TextField source="reason" label="Why" />
      {whoDecided}
    </>
  ),
}

function EndView() {
  const view = useRecordContext<{ readonly id: string; readonly endedAt: Instant | null }>()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!view || view.endedAt !== null) return null

  async function end() {
    try {
      await callServer(`support-views/${view?.id}/end`, 'POST')
      refresh()
    } catch (refusal) {
      notify(refusal instanceof Error ? refusal.message : 'The session was not ended. Please try again.', {
        type: 'error',
      })
    }
  }

  return (
    <Card className="panel">
      <h2>End early</h2>
      <Button variant="contained" onClick={() => void end()}>
        End the session
      </Button>
    </Card>
  )
}

const views: Screen = {
  name: 'support-views',
  label: 'Support sessions',
  feature,
  asText: ({ shownAs }) => shownAs,
  filters: [search, <BooleanInput key="open" source="isOpen" label="Active now" alwaysOn />],
  sort: { field: 'startedAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="started" source="startedAt" label="When" field={When} />,
    <DataTable.Col key="by" source="shownAs" label="Who" disableSort />,
    <DataTable.Col key="account" source="accountId" label="Household" disableSort />,
    <DataTable.Col key="reason" source="reason" disableSort />,
    <DataTable.Col key="ends" source="endsAt" label="Until" disableSort field={When} />,
    <DataTable.Col key="ended" source="endedAt" label="Ended" disableSort field={When} />,
  ],
  aside: EndView,
  details: (
    <>
      <TextField source="shownAs" label="Who" />
      <TextField source="accountId" label="Household" />
      <TextField source="reason" label="Why" />
      <When source="startedAt" label="From" />
      <When source="endsAt" label="Until" />
      <When source="endedAt" label="Ended early" />
      <State source="endedBy" label="Ended by" />
    </>
  ),
}

export const supportScreens: Screen[] = [merges, views]
